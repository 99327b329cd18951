import { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { MEMBER_VOTES_MAX } from '@bigorna/domain/limits';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/** The portal counts ratings within a minute. An earlier refetch would undo the member's own optimistic update. */
const FRESH_MS = 5 * 60_000;

/** A mod's ratings by stars, and the compatibility votes by release. */
export const feedbackQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mod-feedback', slug],
    queryFn: async ({ signal }) => (await apiGet(feedbackEndpoints, 'modFeedback', { params: { slug } }, signal)).data,
    staleTime: FRESH_MS,
    // Fails at once when offline, instead of pausing.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** The member's rating and votes for a mod, and whether the member may rate. Removed from the cache at sign-out. */
export const memberFeedbackQuery = (
  call: AuthorizedFetch,
  uid: string | undefined,
  { id, releases }: Pick<ModPage, 'id' | 'releases'>,
) =>
  queryOptions({
    queryKey: ['member', uid, 'mod-feedback', id],
    queryFn: async () => {
      const release = releases.slice(0, MEMBER_VOTES_MAX).map((one) => one.id);
      return (await call(feedbackEndpoints, 'ownFeedback', { params: { id }, query: { release } })).data;
    },
    enabled: uid !== undefined,
    // A download in another tab changes the result.
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
