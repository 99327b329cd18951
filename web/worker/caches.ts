import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { TEXT_FILES } from './built.ts';
import { notForTheConsole } from './console-asks.ts';
import { mayBeKept, type Place } from './keepable.ts';
import { tellFromCache } from './tell-from-cache.ts';
import { restOfLanguage } from './texts.ts';
import { underPresentName } from './under-present-name.ts';
import { PREFIX } from './words.ts';

export const cacheName = (place: Place | 'shell'): string => PREFIX + place;

const DAY_S = 86_400;
const KEPT_S = 30 * DAY_S;
/** A network that has not answered by then is taken for none; what it answers later is kept all the same. */
const PATIENCE_S = 6;
/** Who asks makes no difference to what is kept: none of it is personal. */
const FOR_ALL = { ignoreVary: true };
/** Mod pages, each with three other answers and some ten pictures. */
const MOD_PAGES = 30;

const onlyWhatMayBe: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null),
};

/** What is gone from the site is not to be read from here either. */
const forgetWhatIsGone = (name: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) await (await caches.open(name)).delete(request);
    return response;
  },
});

const bounded = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: KEPT_S, purgeOnQuotaError: true });

/** An answer that changes: from the network where there is one, else as it was last. */
const lastSeen = (place: Place, expiration: ExpirationPlugin, more: readonly WorkboxPlugin[] = []): NetworkFirst =>
  new NetworkFirst({
    cacheName: cacheName(place),
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: FOR_ALL,
    plugins: [onlyWhatMayBe, notForTheConsole, forgetWhatIsGone(cacheName(place)), tellFromCache, expiration, ...more],
  });

const modsBound = bounded(MOD_PAGES);

/** The rest of a language comes with its first part; what cannot be had does so with the next version, at the latest. */
const wholeLanguages: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, request }) => {
    const rest = restOfLanguage(TEXT_FILES, new URL(request.url).pathname);
    await Promise.allSettled(rest.map((file) => keepFile(event, file)));
  },
};

/** How each kind is kept. Built files and pictures never change under their names. */
export const STRATEGIES: Readonly<Record<Place, Strategy>> = {
  // Without an age: pages that are open find their files here though a newer version of the site came meanwhile.
  assets: new CacheFirst({
    cacheName: cacheName('assets'),
    matchOptions: FOR_ALL,
    plugins: [onlyWhatMayBe, wholeLanguages, new ExpirationPlugin({ maxEntries: 400 })],
  }),
  mods: lastSeen('mods', modsBound, [underPresentName(modsBound)]),
  'mod-parts': lastSeen('mod-parts', bounded(3 * MOD_PAGES)),
  lists: lastSeen('lists', bounded(20)),
  pictures: new CacheFirst({
    cacheName: cacheName('pictures'),
    matchOptions: FOR_ALL,
    plugins: [onlyWhatMayBe, notForTheConsole, bounded(10 * MOD_PAGES)],
  }),
};

/**
 * Keeps a built file, unless it is kept already.
 *
 * @throws when it cannot be had
 */
export const keepFile = async (event: ExtendableEvent, file: string): Promise<void> => {
  const [answer, done] = STRATEGIES.assets.handleAll({ event, request: new Request(file) });
  if (!(await answer).ok) throw new Error(`${file} cannot be had`);
  await done;
};

/** Deletes every cache of ours that this version has no use for. */
export const dropOthers = async (): Promise<void> => {
  const used = new Set(['shell', ...Object.keys(STRATEGIES)].map((name) => PREFIX + name));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && !used.has(name)).map((name) => caches.delete(name)),
  );
};
