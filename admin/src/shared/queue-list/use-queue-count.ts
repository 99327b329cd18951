import type { QueueName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';

const REFRESH_MS = 30_000;

/** The current user's queue counts. Polled every half minute and refetched after each action. */
export const useOverview = () => useStaffQuery('adminOverview', {}, { refetchInterval: REFRESH_MS });

/** Returns a function that adds up the waiting items of several queues. */
export const useQueueCount = (): ((queues: readonly QueueName[]) => number) => {
  const { data } = useOverview();
  return (queues) => queues.reduce((sum, name) => sum + (data?.queues[name]?.count ?? 0), 0);
};
