import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import { useQuery } from '@tanstack/react-query';
import { type StaffCall, type StaffCallId, staffCall } from './staff-call.ts';

/**
 * What one of the API's questions answers, kept by react-admin's own cache: read anew after each act.
 *
 * @param enabled false asks nothing yet
 * @param refetchInterval milliseconds after which it is asked again by itself
 */
export const useStaffQuery = <K extends StaffCallId>(
  id: K,
  call: StaffCall<K>,
  { enabled = true, refetchInterval = false }: { enabled?: boolean; refetchInterval?: number | false } = {},
) =>
  useQuery<AnswerOf<K>>({
    queryKey: [id, call],
    queryFn: async ({ signal }) => (await staffCall(id, call, { signal })).data,
    enabled,
    refetchInterval,
    retry: false,
  });
