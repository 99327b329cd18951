import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPlugin } from 'workbox-expiration';
import { readMod } from './read-mod.ts';

/** The call for a mod by the name that its answer gives it, where it was asked for by one it had before. */
const presentCall = async (asked: string, answer: Response): Promise<string | undefined> => {
  const slug = readMod(await answer.json())?.slug;
  const present = slug && new URL(encodeURIComponent(slug), asked).href;
  return present === asked ? undefined : present;
};

/** Keeps a mod that was asked for by a former name under its present one, too: there its page has moved to. */
export const underPresentName = (expiration: ExpirationPlugin): WorkboxPlugin => ({
  cacheDidUpdate: async (update) => {
    const present = await presentCall(update.request.url, update.newResponse.clone());
    if (!present) return;
    const request = new Request(present);
    await (await caches.open(update.cacheName)).put(request, update.newResponse);
    await expiration.cacheDidUpdate?.({ ...update, request });
  },
});
