import { LOG_ROWS } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStaffList } from '#shared/data/use-staff-list.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { HistoryEntry } from './history-entry.tsx';

/**
 * History of a record, newest first, with differences and undo.
 *
 * @param about the record's path in the log: `mods/abc`, `users/abc`
 */
export const History = ({ about }: { about: string }) => {
  const translate = useTranslate();
  const [rowCount, setRowCount] = useState(LOG_ROWS);
  const { data, total, error, isPending, refetch } = useStaffList('history', {
    filter: { about },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: rowCount },
  });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton variant="rectangular" height={160} />;
  if (data.length === 0) return <Typography color="textSecondary">{translate('console.history.empty')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      {total !== undefined && total > data.length ? (
        <Button sx={{ mt: 2 }} onClick={() => setRowCount((count) => count + LOG_ROWS)}>
          {translate('console.history.more')}
        </Button>
      ) : null}
    </>
  );
};
