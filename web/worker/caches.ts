import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { TEXT_FILES } from './built.ts';
import { CACHE_PREFIX } from './cache-names.ts';
import { cacheUnderCurrentSlug } from './cache-under-current-slug.ts';
import { type CacheBucket, getCacheBucket, isCacheable } from './is-cacheable.ts';
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

const EXPIRATIONS = {
  mods: createExpiration(MOD_PAGES),
  'mod-parts': createExpiration(3 * MOD_PAGES),
  lists: createExpiration(20),
} as const;

const isApiBucket = (bucket: CacheBucket | undefined): bucket is keyof typeof EXPIRATIONS =>
  bucket !== undefined && bucket in EXPIRATIONS;

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
  mods: createNetworkFirst('mods', EXPIRATIONS.mods, [cacheUnderCurrentSlug(EXPIRATIONS.mods)]),
  'mod-parts': createNetworkFirst('mod-parts', EXPIRATIONS['mod-parts']),
  lists: createNetworkFirst('lists', EXPIRATIONS.lists),
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

/**
 * Caches API responses that a page received inside its HTML. A failure removes the stored response: all failures in a
 * page have the status 404.
 *
 * @param at time of the responses, in milliseconds
 * @param answers response bodies by path and query string
 */
export const cacheAnswers = async (
  event: ExtendableEvent,
  at: number,
  answers: Readonly<Record<string, { success?: unknown }>>,
): Promise<void> => {
  for (const [path, body] of Object.entries(answers)) {
    const request = new Request(path);
    const bucket = getCacheBucket(new URL(request.url));
    if (!isApiBucket(bucket)) continue;
    const cacheName = getCacheName(bucket);
    const cache = await caches.open(cacheName);
    if (body.success === false) {
      await cache.delete(request);
      continue;
    }
    const headers = { 'Content-Type': 'application/json', Date: new Date(at).toUTCString() };
    const newResponse = new Response(JSON.stringify(body), { headers });
    await cache.put(request, newResponse.clone());
    await EXPIRATIONS[bucket].cacheDidUpdate?.({ cacheName, request, newResponse, event });
  }
};

/** Deletes the site's caches that this version does not use. */
export const deleteOtherCaches = async (): Promise<void> => {
  const used = new Set(['shell', ...Object.keys(STRATEGIES)].map((name) => CACHE_PREFIX + name));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && !used.has(name)).map((name) => caches.delete(name)),
  );
};
