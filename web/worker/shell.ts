import type { WorkboxPlugin } from 'workbox-core/types.js';
import { SHELL_FILES, SHELL_VERSION, TEXT_FILES } from './built.ts';
import { cacheName, keepFile } from './caches.ts';
import { inLanguagesHeld } from './texts.ts';

const SHELL = `/?shell=${SHELL_VERSION}`;
/** The site reads it as it starts: its page did not come from the network. */
const MARK = '<html data-offline ';

/** In the reader's languages: those of which the device holds texts, be they of a former version. */
const textsWanted = async (): Promise<string[]> => {
  const held = await (await caches.open(cacheName('assets'))).keys();
  return inLanguagesHeld(
    TEXT_FILES,
    held.map(({ url }) => new URL(url).pathname),
  );
};

/** Keeps index.html and all that it needs to show a mod's page or that there is no network: the whole of it, or nothing. */
export const keepShell = async (event: ExtendableEvent): Promise<void> => {
  const shell = await fetch('/', { cache: 'reload' });
  if (!shell.ok) throw new Error('index.html cannot be had');
  const files = [...SHELL_FILES, ...(await textsWanted())];
  await Promise.all(files.map((file) => keepFile(event, file)));
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
