import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { QueueCards } from './queue-cards.tsx';
import { StatisticsSection } from './statistics-section.tsx';

/** Queues with their waiting times, then statistics. */
export const Dashboard = () => (
  <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
    <Title title="ra.page.dashboard" preferenceKey={false} />
    <Box component="section" aria-labelledby="queues">
      <UiText variant="h5" component="h2" id="queues" sx={{ mb: 2 }} text="console.dashboard.title" />
      <QueueCards />
    </Box>
    <StatisticsSection />
  </Box>
);
