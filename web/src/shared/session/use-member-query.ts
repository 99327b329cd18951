import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.tsx';
import { getMemberQueryKey } from './get-member-query-key.ts';
import { type AuthorizedFetch, useAuthorizedFetch } from './use-authorized-fetch.ts';

interface MemberQueryOptions<Data> {
  /** Key of the query among the member's queries. */
  key: readonly unknown[];
  /** Throws ApiError. */
  fetchData: (call: AuthorizedFetch) => Promise<Data>;
  isEnabled?: boolean;
}

/**
 * An API query as the member, refetched on every mount. The previous data stays while new data loads. Offline, the
 * query fails instead of waiting.
 */
export const useMemberQuery = <Data>({
  key,
  fetchData,
  isEnabled: isWanted = true,
}: MemberQueryOptions<Data>): UseQueryResult<Data, unknown> => {
  const { user } = useAuth();
  const call = useAuthorizedFetch();
  const uid = user?.id;
  return useQuery<Data, unknown>({
    queryKey: getMemberQueryKey(uid, ...key),
    queryFn: () => fetchData(call),
    enabled: isWanted && uid !== undefined,
    refetchOnMount: 'always',
    networkMode: 'always',
    refetchOnReconnect: true,
    // Never shows another member's data.
    placeholderData: (previous, query) => (query?.queryKey[1] === uid ? previous : undefined),
  });
};
