import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.tsx';
import { memberKey } from './member-key.ts';
import { type AuthorizedFetch, useAuthorizedFetch } from './use-authorized-fetch.ts';

interface MemberQuestion<Data> {
  /** What tells this question from the member's others. */
  key: readonly unknown[];
  /** Throws ApiError. */
  ask: (call: AuthorizedFetch) => Promise<Data>;
  isWanted?: boolean;
}

/**
 * A question to the API in the member's name, asked anew whenever a page shows it. The last answer stays while the next is
 * on its way, and offline it fails and says so, instead of waiting in silence.
 */
export const useMemberQuery = <Data>({
  key,
  ask,
  isWanted = true,
}: MemberQuestion<Data>): UseQueryResult<Data, unknown> => {
  const { user } = useAuth();
  const call = useAuthorizedFetch();
  const uid = user?.id;
  return useQuery<Data, unknown>({
    queryKey: memberKey(uid, ...key),
    queryFn: () => ask(call),
    enabled: isWanted && uid !== undefined,
    refetchOnMount: 'always',
    networkMode: 'always',
    refetchOnReconnect: true,
    // Never another member's.
    placeholderData: (previous, query) => (query?.queryKey[1] === uid ? previous : undefined),
  });
};
