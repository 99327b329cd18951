import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ExpirationPlugin } from 'workbox-expiration';
import { readMod } from './read-mod.ts';

/** API URL of a mod under its current slug, if the request had a previous slug; otherwise undefined. */
const getCurrentUrl = async (requestedUrl: string, response: Response): Promise<string | undefined> => {
  const slug = readMod(await response.json())?.slug;
  const currentUrl = slug && new URL(encodeURIComponent(slug), requestedUrl).href;
  return currentUrl === requestedUrl ? undefined : currentUrl;
};

/**
 * If a mod was requested under a previous slug, also caches it under its current slug. The page redirects to that slug.
 */
export const cacheUnderCurrentSlug = (expiration: ExpirationPlugin): WorkboxPlugin => ({
  cacheDidUpdate: async (update) => {
    const currentUrl = await getCurrentUrl(update.request.url, update.newResponse.clone());
    if (!currentUrl) return;
    const request = new Request(currentUrl);
    await (await caches.open(update.cacheName)).put(request, update.newResponse);
    await expiration.cacheDidUpdate?.({ ...update, request });
  },
});
