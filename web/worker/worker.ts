import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { CACHE_ANSWERS } from './cache-names.ts';
import { cacheAnswers, deleteOtherCaches, STRATEGIES } from './caches.ts';
import { type CacheBucket, getCacheBucket, isPersonal, isSitePage } from './is-cacheable.ts';
import { cacheShell, deleteOtherShells, shellFallback } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Network timeout of a navigation, before the cached shell is served. */
const PAGE_TIMEOUT_S = 4;

const isBucket = (name: string): name is CacheBucket => name in STRATEGIES;

for (const [bucket, strategy] of Object.entries(STRATEGIES)) {
  if (!isBucket(bucket)) continue;
  registerRoute(
    ({ sameOrigin, url, request }) => sameOrigin && !isPersonal(request) && getCacheBucket(url) === bucket,
    strategy,
  );
}

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isSitePage(url),
  new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT_S, plugins: [shellFallback] }),
);

self.addEventListener('install', (event) => {
  // Activates at once: open pages of the previous version find their files in the assets cache.
  void self.skipWaiting();
  event.waitUntil(cacheShell(event));
});

self.addEventListener('message', (event) => {
  const { type, at, answers } = event.data ?? {};
  if (type === CACHE_ANSWERS) event.waitUntil(cacheAnswers(event, at, answers));
});

self.addEventListener('activate', (event) => {
  // No navigation preload: navigations outside the site (a download, the console) would be requested twice.
  event.waitUntil(Promise.all([deleteOtherCaches(), deleteOtherShells()]));
});

clientsClaim();
