import { Box, Card, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { LoadingRows } from './list-rows.tsx';
import { RowLink } from './row-link.tsx';

interface RowCardProps {
  picture: ReactNode;
  title: string;
  /** Path of the record. A tap anywhere on the card opens it. */
  to: string;
  children: ReactNode;
}

/** One row of a list on a phone. */
export const RowCard = ({ picture, title, to, children }: RowCardProps) => (
  <Card variant="outlined" component="li" sx={{ position: 'relative', p: 1.5, listStyle: 'none' }}>
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {picture}
      <Stack spacing={0.5} sx={{ minWidth: 0, flex: 1, alignItems: 'flex-start' }}>
        <RowLink to={to} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
          {title}
        </RowLink>
        {children}
      </Stack>
    </Stack>
  </Card>
);

/** Rows of the page's list on a phone, one card each. */
export const RowCards = <R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) => {
  const { data = [], isPending } = useListContext<R>();
  if (isPending) return <LoadingRows />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0 }}>
      {data.map((record) => children(record))}
    </Box>
  );
};
