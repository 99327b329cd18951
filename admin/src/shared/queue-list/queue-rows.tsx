import { Box, Skeleton, Stack } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ListFailure } from '#shared/lists/list-failure.tsx';
import { ListPagination } from '#shared/lists/list-pagination.tsx';
import { findRowElement } from './cursor-position.ts';
import { type Choice, useViewers, ViewersProvider } from './use-viewers.ts';

const LoadingRows = () => (
  <Stack spacing={1.5} aria-busy>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} variant="rectangular" height={120} />
    ))}
  </Stack>
);

/** Focuses the next row if the focused row was removed. */
const useRowFocus = (currentId: string | undefined) => {
  const isWithin = useRef(false);
  useEffect(() => {
    if (currentId && isWithin.current && document.activeElement === document.body) findRowElement(currentId)?.focus();
  }, [currentId]);
  return {
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      isWithin.current = relatedTarget === null;
    },
  };
};

interface QueueRowsProps<R> {
  rows: readonly R[];
  currentId: string | undefined;
  /** The row that the user chose; null before. */
  choice: Choice | null;
  /** Message key of the empty state. */
  empty: string;
  row: (record: R) => ReactNode;
}

/** Rows of a queue with loading and error states and pagination. */
export const QueueRows = <R extends { id: string }>({ rows, currentId, choice, empty, row }: QueueRowsProps<R>) => {
  const { isPending, error } = useListContext<R>();
  const focus = useRowFocus(currentId);
  const viewers = useViewers(choice);
  if (error && rows.length === 0) return <ListFailure />;
  if (isPending) return <LoadingRows />;
  if (rows.length === 0)
    return (
      <>
        <UiText role="status" color="textSecondary" sx={{ py: 6, textAlign: 'center' }} text={empty} />
        <ListPagination />
      </>
    );
  return (
    <ViewersProvider value={viewers}>
      {error ? <ListFailure /> : null}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }} {...focus}>
        {rows.map((record) => (
          <Box component="li" key={record.id} sx={{ minWidth: 0 }}>
            {row(record)}
          </Box>
        ))}
      </Stack>
      <ListPagination />
    </ViewersProvider>
  );
};
