import { LOG_ROWS, type LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import DensityIcon from '@mui/icons-material/DensitySmall';
import { type Theme, useMediaQuery } from '@mui/material';
import { useListContext, useStore } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LoadingRows } from '#shared/lists/list-rows.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { AboutChip } from './about-chip.tsx';
import { LogEntry } from './log-entry.tsx';
import { logFilters } from './log-filters.tsx';
import { LogLine } from './log-line.tsx';

/** Whether each entry takes one line; stored in this browser. */
const useDense = () => useStore('logs.dense', false);

const DenseButton = () => {
  const [isDense, setDense] = useDense();
  return (
    <ActionButton
      label="console.logs.dense"
      icon={<DensityIcon />}
      aria-pressed={isDense}
      variant={isDense ? 'outlined' : 'text'}
      onClick={() => setDense(!isDense)}
    />
  );
};

const Entries = () => {
  const [isDense] = useDense();
  const { data = [], isPending } = useListContext<LogCard>();
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <EmptyList text="console.logs.empty" />;
  return (
    <>
      <UiText variant="body2" color="textSecondary" sx={{ p: 2, pb: 1 }} text="console.logs.kept" />
      {data.map((entry) =>
        isDense ? <LogLine key={entry.id} entry={entry} /> : <LogEntry key={entry.id} entry={entry} />,
      )}
    </>
  );
};

/** Actions of staff and of the portal, newest first. */
export const LogList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <StaffList
      filters={logFilters(isNarrow)}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={LOG_ROWS}
      exportName="logs"
      tabs={<AboutChip />}
      buttons={<DenseButton />}
    >
      <Entries />
    </StaffList>
  );
};
