import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ListFailure } from '../lists/list-failure.tsx';
import { ListPagination } from '../lists/list-pagination.tsx';

const Waiting = () => (
  <Stack spacing={1.5} aria-busy>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} variant="rectangular" height={120} />
    ))}
  </Stack>
);

/** The element of a queue's row, by its record. */
export const rowElement = (id: string): HTMLElement | null => document.getElementById(`row-${id}`);

/** Gives the focus to the row that took the place of a focused one which left. */
const useFocusThatStays = (currentId: string | undefined) => {
  const isWithin = useRef(false);
  useEffect(() => {
    if (currentId && isWithin.current && document.activeElement === document.body) rowElement(currentId)?.focus();
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
  /** Key of the text where there is nothing. */
  empty: string;
  row: (record: R) => ReactNode;
}

/** A queue's rows as they come, with what is said while they don't, and the pages below. */
export const QueueRows = <R extends { id: string }>({ rows, currentId, empty, row }: QueueRowsProps<R>) => {
  const translate = useTranslate();
  const { isPending, error } = useListContext<R>();
  const focus = useFocusThatStays(currentId);
  if (error) return <ListFailure />;
  if (isPending) return <Waiting />;
  if (rows.length === 0)
    return (
      <>
        <Typography role="status" color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {translate(empty)}
        </Typography>
        <ListPagination />
      </>
    );
  return (
    <>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }} {...focus}>
        {rows.map((record) => (
          <Box component="li" key={record.id} sx={{ minWidth: 0 }}>
            {row(record)}
          </Box>
        ))}
      </Stack>
      <ListPagination />
    </>
  );
};
