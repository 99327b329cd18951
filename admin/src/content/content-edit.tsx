import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Edit, type RaRecord, useEditContext } from 'react-admin';
import { keptRecord } from '../layout/kept-record.tsx';
import { RecordHistory } from './record-history.tsx';

interface ContentEditProps<R> {
  /** The one record of a resource that has no list. */
  id?: string;
  /** The collection that its log entries name. */
  collection: string;
  /** Shows the record, once it is there. */
  children: (record: R) => ReactNode;
}

/** What stands beside a form stays in sight while it is scrolled: a card that clips would be what it sticks to. */
export const CARD = { '& .MuiCard-root': { overflow: 'visible' } };

const Loaded = <R extends RaRecord>({ children, collection }: Pick<ContentEditProps<R>, 'children' | 'collection'>) => {
  const { record } = useEditContext<R>();
  if (!record) return <Skeleton variant="rectangular" height={320} sx={{ m: 3 }} />;
  return (
    <>
      {/* Another record is another form: nothing typed is carried over. */}
      <div key={record.id}>{children(record)}</div>
      <RecordHistory about={`${collection}/${record.id}`} />
    </>
  );
};

/** The page of one record: its form, and below what was done to it. */
export const ContentEdit = <R extends RaRecord>({ id, collection, children }: ContentEditProps<R>) => (
  <Edit
    {...(id ? { id } : {})}
    actions={false}
    redirect={false}
    mutationMode="pessimistic"
    sx={CARD}
    {...keptRecord(<Loaded<R> collection={collection}>{children}</Loaded>)}
  />
);
