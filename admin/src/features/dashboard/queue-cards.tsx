import { QUEUES, type QueueName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDuration } from '#shared/fields/timestamp.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { MENU_PAGES } from '#shared/pages/pages.ts';
import { useOverview } from '#shared/queue-list/use-queue-count.ts';
import { QUEUE_PATHS } from './queue-paths.ts';

const NAMES = Object.keys(QUEUES).filter((name): name is QueueName => name in QUEUE_PATHS);
/** Subgrid that aligns title, count, age and link across all cards of a row, also if a text has two lines. */
const ROWS = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4', rowGap: 0 };
const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))' };

type Queue = NonNullable<EndpointResponse<'adminOverview'>['queues'][QueueName]>;

const QueueCard = ({ name, queue: { count, oldest_at, oldest_about } }: { name: QueueName; queue: Queue }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { path, resource, getPath } = QUEUE_PATHS[name];
  const Icon = MENU_PAGES.find((page) => page.name === resource)?.icon;
  const hasItems = count > 0;
  return (
    <Card
      variant="outlined"
      sx={[ROWS, hasItems ? { borderTop: 4, borderTopColor: 'primary.main' } : { borderTopWidth: 4 }]}
    >
      <CardActionArea
        component={Link}
        to={`/admin${getPath && oldest_about ? getPath(oldest_about) : path}`}
        sx={{ ...ROWS, height: '100%', p: 2, alignItems: 'start', justifyContent: 'start' }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          {Icon ? <Icon /> : null}
          <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
            {translate(`console.dashboard.queue.${name}`)}
          </Typography>
        </Box>
        <Typography variant="h4" component="p" color={hasItems ? 'textPrimary' : 'textSecondary'} sx={{ my: 0.5 }}>
          {new Intl.NumberFormat(locale).format(count)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {oldest_at
            ? translate('console.dashboard.oldest', { age: formatDuration(oldest_at, locale) })
            : translate('console.dashboard.nothing')}
        </Typography>
        {hasItems ? (
          <Typography variant="body2" color="primary" sx={{ mt: 1, fontWeight: 700 }}>
            {translate('console.action.start_queue')} →
          </Typography>
        ) : null}
      </CardActionArea>
    </Card>
  );
};

/** The current user's queues: count, oldest item, link. */
export const QueueCards = () => {
  const { data, error, isPending, refetch } = useOverview();
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (isPending)
    return (
      <Box sx={GRID} aria-hidden="true">
        {NAMES.map((name) => (
          <Skeleton key={name} variant="rectangular" height={132} />
        ))}
      </Box>
    );
  return (
    <Box sx={GRID}>
      {NAMES.map((name) => {
        const queue = data.queues[name];
        return queue ? <QueueCard key={name} name={name} queue={queue} /> : null;
      })}
    </Box>
  );
};
