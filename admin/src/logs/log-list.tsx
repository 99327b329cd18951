import { LOG_ROWS, type LogCard } from '@bigorna/domain/endpoints/admin/logs';
import { type Theme, Typography, useMediaQuery } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { LoadingRows } from '../lists/loading-rows.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { LogEntry } from './log-entry.tsx';
import { logFilters } from './log-filters.tsx';

const Entries = () => {
  const translate = useTranslate();
  const { data = [], isPending } = useListContext<LogCard>();
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <NoRows text="console.logs.empty" />;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 2 }}>
        {translate('console.logs.kept')}
      </Typography>
      {data.map((entry) => (
        <LogEntry key={entry.id} entry={entry} />
      ))}
    </>
  );
};

/** What staff and the portal did, newest first. */
export const LogList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <StaffList
      filters={logFilters(isNarrow)}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={LOG_ROWS}
      exportName="logs"
    >
      <Entries />
    </StaffList>
  );
};
