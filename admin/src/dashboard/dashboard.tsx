import { Box, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { QueueCards } from './queue-cards.tsx';
import { StatisticsSection } from './statistics-section.tsx';

/** What waits, how long, and the way to it; then how the portal fares. */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Title title="ra.page.dashboard" preferenceKey={false} />
      <Box component="section" aria-labelledby="queues">
        <Typography variant="h5" component="h2" id="queues" sx={{ mb: 2 }}>
          {translate('console.dashboard.title')}
        </Typography>
        <QueueCards />
      </Box>
      <StatisticsSection />
    </Box>
  );
};
