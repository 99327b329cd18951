import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { TEXT_FILES } from './built.ts';
import { CACHE_PREFIX } from './cache-names.ts';
import { cacheUnderCurrentSlug } from './cache-under-current-slug.ts';
import { type CacheBucket, isCacheable } from './is-cacheable.ts';
import { notifyFromCache } from './notify-from-cache.ts';
import { skipConsoleRequests } from './skip-console-requests.ts';
import { getLanguageSiblings } from './texts.ts';

export const getCacheName = (bucket: CacheBucket | 'shell'): string => CACHE_PREFIX + bucket;

const DAY_S = 86_400;
const MAX_AGE_S = 30 * DAY_S;
/** If the network does not respond in this time, the cache responds. A later network response is still cached. */
const TIMEOUT_S = 6;
/** Cached responses are the same for all visitors, so `Vary` is ignored. */
const IGNORE_VARY = { ignoreVary: true };
/** Maximum number of cached mod pages. Each needs about three more responses and ten pictures. */
const MOD_PAGES = 30;

const cacheableOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
};

/** Deletes a cached response when the server returns 404. */
const deleteOn404 = (name: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) await (await caches.open(name)).delete(request);
    return response;
  },
});

const createExpiration = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_S, purgeOnQuotaError: true });

/** Network first, else the last cached response. */
const createNetworkFirst = (
  bucket: CacheBucket,
  expiration: ExpirationPlugin,
  extraPlugins: readonly WorkboxPlugin[] = [],
): NetworkFirst =>
  new NetworkFirst({
    cacheName: getCacheName(bucket),
    networkTimeoutSeconds: TIMEOUT_S,
    matchOptions: IGNORE_VARY,
    plugins: [
      cacheableOnly,
      skipConsoleRequests,
      deleteOn404(getCacheName(bucket)),
      notifyFromCache,
      expiration,
      ...extraPlugins,
    ],
  });

const modsExpiration = createExpiration(MOD_PAGES);

/** Caches the rest of a language with its first part. A failed file is cached with the next version at the latest. */
const cacheWholeLanguages: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, request }) => {
    const rest = getLanguageSiblings(TEXT_FILES, new URL(request.url).pathname);
    await Promise.allSettled(rest.map((file) => cacheFile(event, file)));
  },
};

/** Cache strategy by bucket. Built files are immutable. */
export const STRATEGIES: Readonly<Record<CacheBucket, Strategy>> = {
  // No maximum age: open pages need their files even after a new version.
  assets: new CacheFirst({
    cacheName: getCacheName('assets'),
    matchOptions: IGNORE_VARY,
    plugins: [cacheableOnly, cacheWholeLanguages, new ExpirationPlugin({ maxEntries: 400 })],
  }),
  mods: createNetworkFirst('mods', modsExpiration, [cacheUnderCurrentSlug(modsExpiration)]),
  'mod-parts': createNetworkFirst('mod-parts', createExpiration(3 * MOD_PAGES)),
  lists: createNetworkFirst('lists', createExpiration(20)),
  // Serves a cached picture at once and fetches it again, because staff can delete the picture. The browser's own cache
  // responds to repeated requests for some minutes.
  pictures: new StaleWhileRevalidate({
    cacheName: getCacheName('pictures'),
    matchOptions: IGNORE_VARY,
    plugins: [
      cacheableOnly,
      skipConsoleRequests,
      deleteOn404(getCacheName('pictures')),
      createExpiration(10 * MOD_PAGES),
    ],
  }),
};

/**
 * Caches a built file, unless it is cached already.
 *
 * @throws if it cannot be fetched
 */
export const cacheFile = async (event: ExtendableEvent, file: string): Promise<void> => {
  const [response, done] = STRATEGIES.assets.handleAll({ event, request: new Request(file) });
  if (!(await response).ok) throw new Error(`${file} cannot be fetched`);
  await done;
};

/** Deletes the site's caches that this version does not use. */
export const deleteOtherCaches = async (): Promise<void> => {
  const used = new Set(['shell', ...Object.keys(STRATEGIES)].map((name) => CACHE_PREFIX + name));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && !used.has(name)).map((name) => caches.delete(name)),
  );
};
