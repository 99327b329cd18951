import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isConsolePage } from './is-cacheable.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether a page of the site caused the event. Runs before the request, because the page may close meanwhile. */
const isFromSite = async (event: ExtendableEvent): Promise<boolean> => {
  // Any other event is the worker's installation, or a message with URLs to cache, sent by a page of the site.
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
