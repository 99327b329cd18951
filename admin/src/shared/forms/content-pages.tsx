import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Create, Edit, type RaRecord, useEditContext, useRedirect, useResourceContext } from 'react-admin';
import { useOnUndo } from '#shared/actions/use-undo.ts';
import { RecordHistory } from '#shared/history/record-history.tsx';
import { keepRecordOnError } from '#shared/loading/keep-record-on-error.tsx';

interface ContentEditProps<R> {
  /** Id of the only record, for a resource without a list. */
  id?: string;
  /** Message key of the page's title; by default the record's name. */
  title?: string;
  /** Collection name in the record's log entries. */
  collection: string;
  /** Renders the loaded record. */
  children: (record: R) => ReactNode;
}

/** Sticky elements need a card without clipping. */
const CARD = { '& .MuiCard-root': { overflow: 'visible' } };

const Loaded = <R extends RaRecord>({ children, collection }: Pick<ContentEditProps<R>, 'children' | 'collection'>) => {
  const { record } = useEditContext<R>();
  const redirect = useRedirect();
  const resource = useResourceContext();
  // The undo of a creation deletes the record.
  useOnUndo(({ target, after }) => {
    if (record && target === `${collection}/${record.id}` && after === null) redirect('list', resource);
  });
  if (!record) return <Skeleton variant="rectangular" height={320} sx={{ m: 3 }} />;
  return (
    <>
      {/* A new key resets the form for another record. */}
      <div key={record.id}>{children(record)}</div>
      <RecordHistory about={`${collection}/${record.id}`} />
    </>
  );
};

/** Page of one record: form and history. */
export const ContentEdit = <R extends RaRecord>({ id, title, collection, children }: ContentEditProps<R>) => (
  <Edit
    {...(id ? { id } : {})}
    {...(title ? { title } : {})}
    actions={false}
    redirect={false}
    mutationMode="pessimistic"
    sx={CARD}
    {...keepRecordOnError(<Loaded<R> collection={collection}>{children}</Loaded>)}
  />
);

/** Layout of a form with its preview: side by side on wide windows. */
export const WITH_PREVIEW = {
  display: 'grid',
  gap: 4,
  width: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
};

export const ContentCreate = ({ title, children }: { title: string; children: ReactNode }) => (
  <Create title={title} sx={CARD}>
    {children}
  </Create>
);
