import type { JsonId } from '@bigorna/client/calls';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { useQuery } from '@tanstack/react-query';
import { callStaffApi, type StaffCall } from './call-staff-api.ts';

/**
 * Response of a GET endpoint in react-admin's cache. Refetched after each staff action.
 *
 * @param enabled false sends no request
 * @param refetchInterval poll interval in milliseconds
 * @param staleTime how long the cached response counts as fresh, in milliseconds
 */
export const useStaffQuery = <K extends JsonId>(
  id: K,
  call: StaffCall<K>,
  {
    enabled = true,
    refetchInterval = false,
    staleTime = 0,
  }: { enabled?: boolean; refetchInterval?: number | false; staleTime?: number } = {},
) =>
  useQuery<EndpointResponse<K>>({
    queryKey: [id, call],
    queryFn: async ({ signal }) => (await callStaffApi(id, call, { signal })).data,
    enabled,
    refetchInterval,
    staleTime,
    retry: false,
  });
