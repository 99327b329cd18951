import type { WorkboxPlugin } from 'workbox-core/types.js';
import { FROM_CACHE } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Notifies the requesting page of a cached response. */
export const notifyFromCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      const client = await self.clients.get(event.clientId);
      client?.postMessage(FROM_CACHE);
    }
    return cachedResponse ?? null;
  },
};
