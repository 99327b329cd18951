import type { QueueName } from '@bigorna/domain/endpoints/admin/overview';
import { Box, Card, CardActionArea, CardContent, Skeleton, Typography } from '@mui/material';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lasting } from '../fields/moment.tsx';
import { LoadFailure } from '../layout/load-failure.tsx';
import { useOverview } from '../menu/use-waiting.ts';

/** Where each queue is worked on. */
const PLACES: Readonly<Record<QueueName, string>> = {
  mods: '/admin/mods/review',
  comments: '/admin/comments-moderation',
  reports: '/admin/reports',
  contact_messages: '/admin/contact-messages',
  releases: '/admin/mods',
};

interface QueueCardProps {
  name: QueueName;
  count: number;
  oldestAt: string | null;
}

const QueueCard = ({ name, count, oldestAt }: QueueCardProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={PLACES[name]} sx={{ height: '100%' }}>
        <CardContent>
          <Typography component="h3" variant="body1">
            {translate(`console.dashboard.queue.${name}`)}
          </Typography>
          <Typography variant="h4" component="p">
            {new Intl.NumberFormat(locale).format(count)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {oldestAt
              ? translate('console.dashboard.oldest', { age: lasting(oldestAt, locale) })
              : translate('console.dashboard.nothing')}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
};

const Queues = () => {
  const { data, error, isPending, refetch } = useOverview();
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton variant="rectangular" height={120} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {Object.entries(data.queues).map(([name, queue]) => (
        <QueueCard key={name} name={name as QueueName} count={queue.count} oldestAt={queue.oldest_at} />
      ))}
    </Box>
  );
};

/** What waits, how long, and the way to it. */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ my: 3 }}>
      <Title title="ra.page.dashboard" />
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {translate('console.dashboard.title')}
      </Typography>
      <Queues />
    </Box>
  );
};
