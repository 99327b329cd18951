import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { dropOthers, STRATEGIES } from './caches.ts';
import { isPersonal, isSitePage, type Place, placeFor } from './keepable.ts';
import { dropOtherShells, keepShell, shellInstead } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that has not begun to come by then is shown from here. */
const PAGE_PATIENCE_S = 4;

const isStrategyPlace = (name: string): name is Place => name in STRATEGIES;

for (const [place, strategy] of Object.entries(STRATEGIES)) {
  if (!isStrategyPlace(place)) continue;
  registerRoute(
    ({ sameOrigin, url, request }) => sameOrigin && !isPersonal(request) && placeFor(url) === place,
    strategy,
  );
}

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isSitePage(url),
  new NetworkOnly({ networkTimeoutSeconds: PAGE_PATIENCE_S, plugins: [shellInstead] }),
);

self.addEventListener('install', (event) => {
  // At once: pages of the former version go on with its files, which stay among the assets.
  void self.skipWaiting();
  event.waitUntil(keepShell(event));
});

self.addEventListener('activate', (event) => {
  // No navigation preload: what is no page of ours, a download or the console, would be asked for twice.
  event.waitUntil(Promise.all([dropOthers(), dropOtherShells()]));
});

clientsClaim();
