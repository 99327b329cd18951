import { Box, Skeleton, Stack, type StackProps } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { EmptyList } from './empty-list.tsx';

/** Skeleton of a list until its first rows are loaded. */
export const LoadingRows = () => <Skeleton variant="rectangular" height={320} sx={{ m: 2 }} />;

/** One row of a list: a column on phones, else a line. */
export const ListRow = ({ sx, ...props }: Omit<StackProps<'li'>, 'component'>) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    spacing={{ xs: 0.5, sm: 2 }}
    {...props}
    sx={[{ listStyle: 'none', p: 2, borderBottom: 2, borderColor: 'divider' }, ...[sx ?? {}].flat()]}
  />
);

interface ListRowsProps<R> {
  /** Message key of the empty state. */
  empty: string;
  children: (record: R) => ReactNode;
}

/** Rows of the page's list, or its loading or empty state. */
export const ListRows = <R extends RaRecord>({ empty, children }: ListRowsProps<R>) => {
  const { data = [], isPending } = useListContext<R>();
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <EmptyList text={empty} />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {data.map((record) => children(record))}
    </Box>
  );
};
