import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { Button, Title, useGetList, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

const QUEUE = `/mods?${new URLSearchParams({ filter: JSON.stringify({ status: 'pending' }) })}`;
const REFRESH_MS = 30_000;

const Queue = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, total, isPending, error } = useGetList<StaffModCard>(
    'mods',
    { filter: { status: 'pending' }, sort: { field: 'updated_at', order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: REFRESH_MS },
  );
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (isPending) return <Skeleton variant="rectangular" height={88} />;
  const oldest = data[0];
  if (!oldest || !total) return <Typography>{translate('console.dashboard.nothing')}</Typography>;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(oldest.updated_at),
  );
  return (
    <>
      <Typography variant="h4" component="p">
        {translate('console.dashboard.pending', { smart_count: total })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('console.dashboard.oldest', { date })}
      </Typography>
      <Button component={Link} to={`/admin${QUEUE}`} variant="contained" label="console.dashboard.open" />
    </>
  );
};

/** What waits, how long, and the way to it. */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 3, maxWidth: 640 }}>
      <Title title="ra.page.dashboard" />
      <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
        {translate('console.dashboard.title')}
      </Typography>
      <Card variant="outlined">
        <CardContent sx={{ p: 3 }}>
          <Queue />
        </CardContent>
      </Card>
    </Box>
  );
};
