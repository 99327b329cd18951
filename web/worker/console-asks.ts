import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isConsolePage } from './keepable.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page that asks may be gone by the time the answer comes: it is looked at before. */
const ofSite = async (event: ExtendableEvent): Promise<boolean> => {
  // A version being installed, or what a page of the site hands over.
  if (!(event instanceof FetchEvent)) return true;
  const client = await self.clients.get(event.clientId);
  return client !== undefined && !isConsolePage(new URL(client.url));
};

/** Keeps nothing that a page of the console asks for: the pictures of drafts and of what was refused are shown there. */
export const notForTheConsole: WorkboxPlugin = {
  handlerWillStart: async ({ event, state }) => {
    if (state) state.isOfSite = await ofSite(event);
  },
  cacheWillUpdate: async ({ response, state }) => (state?.isOfSite ? response : null),
};
