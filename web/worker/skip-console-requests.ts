import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isConsolePage } from './is-cacheable.ts';

declare const self: ServiceWorkerGlobalScope;

/** Must run before the request: the page may be closed when the response arrives. */
const isFromSite = async (event: ExtendableEvent): Promise<boolean> => {
  // The worker's installation, or a page of the site that sent URLs to cache.
  if (!(event instanceof FetchEvent)) return true;
  const client = await self.clients.get(event.clientId);
  return client !== undefined && !isConsolePage(new URL(client.url));
};

/** Caches nothing that a console page requests: such a page shows pictures of drafts and rejected content. */
export const skipConsoleRequests: WorkboxPlugin = {
  handlerWillStart: async ({ event, state }) => {
    if (state) state.isOfSite = await isFromSite(event);
  },
  cacheWillUpdate: async ({ response, state }) => (state?.isOfSite ? response : null),
};
