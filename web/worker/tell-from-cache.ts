import type { WorkboxPlugin } from 'workbox-core/types.js';
import { FROM_CACHE } from './words.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells the page that asked. */
export const tellFromCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      const client = await self.clients.get(event.clientId);
      client?.postMessage(FROM_CACHE);
    }
    return cachedResponse ?? null;
  },
};
