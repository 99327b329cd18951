import type { WorkboxPlugin } from 'workbox-core/types.js';
import { cacheName, STRATEGIES } from './caches.ts';

/** Filled in by the build: the files of the shell, and a name for this very index.html. */
declare const __SHELL_FILES__: readonly string[];
declare const __SHELL_VERSION__: string;

const SHELL = `/?shell=${__SHELL_VERSION__}`;
/** The site reads it as it starts: its page did not come from the network. */
const MARK = '<html data-offline ';

const keepFile = async (event: ExtendableEvent, file: string): Promise<void> => {
  const [answer, done] = STRATEGIES.assets.handleAll({ event, request: new Request(file) });
  if (!(await answer).ok) throw new Error(`${file} cannot be had`);
  await done;
};

/** Keeps index.html and all that it needs to show a mod's page or that there is no network: the whole of it, or nothing. */
export const keepShell = async (event: ExtendableEvent): Promise<void> => {
  const shell = await fetch('/', { cache: 'reload' });
  if (!shell.ok) throw new Error('index.html cannot be had');
  await Promise.all(__SHELL_FILES__.map((file) => keepFile(event, file)));
  const cache = await caches.open(cacheName('shell'));
  await cache.put(SHELL, shell);
};

/** Forgets index.html of other versions. */
export const dropOtherShells = async (): Promise<void> => {
  const cache = await caches.open(cacheName('shell'));
  const kept = await cache.keys();
  const others = kept.filter(({ url }) => !url.endsWith(SHELL));
  await Promise.all(others.map((request) => cache.delete(request)));
};

/** The kept index.html in the place of a page that could not be had. */
export const shellInstead: WorkboxPlugin = {
  handlerDidError: async () => {
    const kept = await caches.match(SHELL, { cacheName: cacheName('shell') });
    if (!kept) return undefined;
    const headers = new Headers(kept.headers);
    // They speak of the bytes that came, not of the text that goes.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    return new Response((await kept.text()).replace('<html ', MARK), { headers });
  },
};
