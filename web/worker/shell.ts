import type { WorkboxPlugin } from 'workbox-core/types.js';
import { SHELL_FILES, SHELL_VERSION, TEXT_FILES } from './built.ts';
import { cacheFile, getCacheName } from './caches.ts';
import { filterByCachedLanguages } from './texts.ts';

const FILE = 'shell.html';
const SHELL = `/${FILE}?version=${SHELL_VERSION}`;
const SERVER_ERROR = 500;
/** Marks the page as cached, for the site's scripts. */
const MARK = '<html data-offline ';

/** Text files of the languages cached on this device, in any version. */
const getTextFiles = async (): Promise<string[]> => {
  const cachedRequests = await (await caches.open(getCacheName('assets'))).keys();
  return filterByCachedLanguages(
    TEXT_FILES,
    cachedRequests.map(({ url }) => new URL(url).pathname),
  );
};

/** Caches all files for mod pages and the offline page, then shell.html. Throws if a file cannot be fetched. */
export const cacheShell = async (event: ExtendableEvent): Promise<void> => {
  const shell = await fetch(`/${FILE}`, { cache: 'reload' });
  if (!shell.ok) throw new Error('shell.html cannot be fetched');
  const files = [...SHELL_FILES, ...(await getTextFiles())];
  await Promise.all(files.map((file) => cacheFile(event, file)));
  const cache = await caches.open(getCacheName('shell'));
  await cache.put(SHELL, shell);
};

/** Deletes shell.html of other versions. */
export const deleteOtherShells = async (): Promise<void> => {
  const cache = await caches.open(getCacheName('shell'));
  const cached = await cache.keys();
  const others = cached.filter(({ url }) => !url.endsWith(SHELL));
  await Promise.all(others.map((request) => cache.delete(request)));
};

const readShell = async (): Promise<Response | undefined> => {
  const cached = await caches.match(SHELL, { cacheName: getCacheName('shell') });
  if (!cached) return undefined;
  const headers = new Headers(cached.headers);
  // Both headers describe the encoded body, which the browser has decoded.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response((await cached.text()).replace('<html ', MARK), { headers });
};

/** Serves the cached shell.html if a navigation fails, also if the server cannot render the page. */
export const shellFallback: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) =>
    response.status < SERVER_ERROR ? response : ((await readShell()) ?? response),
  handlerDidError: readShell,
};
