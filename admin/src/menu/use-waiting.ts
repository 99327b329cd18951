import type { QueueName } from '@bigorna/domain/endpoints/admin/overview';
import { useStaffQuery } from '../data/use-staff-query.ts';

const REFRESH_MS = 30_000;

/** What waits for the reader, by queue; asked again every half minute and after each act. */
export const useOverview = () => useStaffQuery('adminOverview', {}, { refetchInterval: REFRESH_MS });

/** How many wait in some queues together. */
export const useWaiting = (): ((queues: readonly QueueName[]) => number) => {
  const { data } = useOverview();
  return (queues) => queues.reduce((sum, name) => sum + (data?.queues[name]?.count ?? 0), 0);
};
