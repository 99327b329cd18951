import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../data/staff-call.ts';

/** How many members there are; undefined until it is known, or where it cannot be. */
export const useMemberCount = (): number | undefined =>
  useQuery({
    queryKey: ['statistics', 'members'],
    queryFn: async ({ signal }) =>
      (await staffCall('adminStatistics', { query: { days: 1 } }, { signal })).data.totals.users,
  }).data;
