import type { ModFeedback, OwnFeedback } from '@bigorna/domain/endpoints/feedback';
import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { OWN_VOTES_MAX } from '@bigorna/domain/limits';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

/** The portal counts within a minute: read sooner, what a member has just said would be gone again. */
const FRESH_MS = 5 * 60_000;

/** A mod's ratings by stars, and which of its releases work for those who have them. */
export const feedbackQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mod-feedback', slug],
    queryFn: async ({ signal }) =>
      (await apiGet<ModFeedback>(`/mods/${encodeURIComponent(slug)}/feedback`, {}, signal)).data,
    staleTime: FRESH_MS,
    // Offline it fails and says so, instead of waiting in silence.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** What the member has said of a mod and of its newest releases, and whether they may. Forgotten with the member. */
export const ownFeedbackQuery = (
  call: AuthorizedFetch,
  uid: string | undefined,
  { id, releases }: Pick<ModPage, 'id' | 'releases'>,
) =>
  queryOptions({
    queryKey: ['member', uid, 'mod-feedback', id],
    queryFn: async () => {
      const release = releases.slice(0, OWN_VOTES_MAX).map((one) => one.id);
      return (await call<OwnFeedback>({ path: `/user/mods/${encodeURIComponent(id)}`, params: { release } })).data;
    },
    enabled: uid !== undefined,
    // A download in another tab makes it otherwise.
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
