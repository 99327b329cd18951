import { Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { lazyView } from '#shared/loading/lazy-view.ts';
import { DAILY, type Daily, type Days } from './daily.ts';
import { DayTable } from './day-table.tsx';

const DayChart = lazyView(() => import('./day-chart.tsx').then((m) => m.DayChart));

const CHART_PX = 180;

const Chart = ({ name, days }: { name: Daily; days: Days }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(locale);
  const sum = days.reduce((total, day) => total + day[name], 0);
  const maximum = days.reduce((highest, day) => Math.max(highest, day[name]), 0);
  const title = translate(`console.dashboard.daily.${name}`);
  const description = translate('console.dashboard.chart', {
    title,
    count: days.length,
    sum: format.format(sum),
    most: format.format(maximum),
  });
  return (
    <Paper component="figure" variant="outlined" sx={{ m: 0, p: 2, minWidth: 0 }}>
      <figcaption>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography component="p" variant="h6">
          {format.format(sum)}
        </Typography>
      </figcaption>
      {sum === 0 ? (
        <UiText color="textSecondary" sx={{ minHeight: CHART_PX }} text="console.dashboard.no_figures" />
      ) : (
        <Box role="img" aria-label={description}>
          <Suspense fallback={<Skeleton variant="rectangular" height={CHART_PX} />}>
            <DayChart name={name} days={days} title={title} height={CHART_PX} />
          </Suspense>
        </Box>
      )}
    </Paper>
  );
};

/** Daily counts as charts or as a table. */
export const DailyCharts = ({ days }: { days: Days }) => {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  return (
    <Box sx={{ minWidth: 0 }}>
      {asTable ? (
        <DayTable days={days} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {DAILY.map((name) => (
            <Chart key={name} name={name} days={days} />
          ))}
        </Box>
      )}
      <Button size="small" sx={{ mt: 1 }} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {translate('console.dashboard.as_table')}
      </Button>
    </Box>
  );
};
