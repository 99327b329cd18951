import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPlugin } from 'workbox-expiration';
import { readMod } from './read-mod.ts';

/** API URL of a mod under its current slug, if it was requested under a previous one. */
const getCurrentUrl = async (requestedUrl: string, response: Response): Promise<string | undefined> => {
  const slug = readMod(await response.json())?.slug;
  const currentUrl = slug && new URL(encodeURIComponent(slug), requestedUrl).href;
  return currentUrl === requestedUrl ? undefined : currentUrl;
};

/** Caches a mod requested under a previous slug also under its current one, because its page redirects there. */
export const cacheUnderCurrentSlug = (expiration: ExpirationPlugin): WorkboxPlugin => ({
  cacheDidUpdate: async (update) => {
    const currentUrl = await getCurrentUrl(update.request.url, update.newResponse.clone());
    if (!currentUrl) return;
    const request = new Request(currentUrl);
    await (await caches.open(update.cacheName)).put(request, update.newResponse);
    await expiration.cacheDidUpdate?.({ ...update, request });
  },
});
