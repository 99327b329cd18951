import type { Statistics } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { DailyCharts } from './daily-charts.tsx';
import { TopMods } from './top-mods.tsx';
import { Totals } from './totals.tsx';

/** Selectable periods in days. */
const SPANS = [7, 30, 90] as const;
const DEFAULT_SPAN = 30;

const SpanChoice = ({ days, onChoose }: { days: number; onChoose: (days: number) => void }) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label={translate('console.dashboard.span')}
      onChange={(_event, selected: number | null) => selected && onChoose(selected)}
    >
      {SPANS.map((span) => (
        <ToggleButton key={span} value={span}>
          {translate('console.dashboard.days', { count: span })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const StatisticsContent = ({ statistics }: { statistics: Statistics }) => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <Totals totals={statistics.totals} />
    <DailyCharts days={statistics.days} />
    <TopMods mods={statistics.top_mods} />
  </Box>
);

/** Statistics: totals, daily counts and the most downloaded mods. */
export const StatisticsSection = () => {
  const [days, setDays] = useStore('dashboard.days', DEFAULT_SPAN);
  const { data, error, isPending, refetch } = useStaffQuery('adminStatistics', { query: { days } });
  return (
    <Box component="section" aria-labelledby="statistics" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <UiText variant="h5" component="h2" id="statistics" text="console.dashboard.statistics" />
        <SpanChoice days={days} onChoose={setDays} />
      </Box>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {isPending ? <Skeleton variant="rectangular" height={420} /> : null}
      {data ? <StatisticsContent statistics={data} /> : null}
    </Box>
  );
};
