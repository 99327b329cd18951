import { buildUrl } from '@bigorna/client/url';
import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { matchPath } from 'react-router-dom';
import { PATTERNS } from '#shared/routing/paths.ts';
import { MODS_CACHE } from '#worker/cache-names.ts';
import { type NamedMod, readMod } from '#worker/read-mod.ts';

/** A mod page that is readable offline. */
export interface CachedMod extends NamedMod {
  cachedAt: Date;
}

const SHOWN_MAX = 8;

const getDate = (response: Response): Date => new Date(response.headers.get('Date') ?? Date.now());

const readCachedMod = async (response: Response): Promise<CachedMod[]> => {
  const mod = readMod(await response.json());
  return mod ? [{ ...mod, cachedAt: getDate(response) }] : [];
};

/** Filters out a second cache entry of the same mod, stored under a previous slug. */
const isFirstWithSlug = ({ slug }: CachedMod, index: number, mods: readonly CachedMod[]): boolean =>
  mods.findIndex((mod) => mod.slug === slug) === index;

/** Uses the browser's caches; undefined if the browser has none or refuses them. */
const tryCaches = async <Result>(act: (storage: CacheStorage) => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await act(globalThis.caches);
  } catch {
    return undefined;
  }
};

/** Up to eight mod pages cached on this device, newest first. Empty if the browser has no cache. */
export const getCachedMods = async (): Promise<CachedMod[]> => {
  const responses = (await tryCaches(async (storage) => (await storage.open(MODS_CACHE)).matchAll())) ?? [];
  const mods = (await Promise.all(responses.map(readCachedMod))).flat();
  return mods
    .sort((a, b) => b.cachedAt.getTime() - a.cachedAt.getTime())
    .filter(isFirstWithSlug)
    .slice(0, SHOWN_MAX);
};

/** API URL of the content of the home page or a mod page; undefined for other pages. */
const getApiUrl = (pathname: string): string | undefined => {
  if (pathname === PATTERNS.home) return buildUrl(modEndpoints.home);
  const slug = matchPath(PATTERNS.mod, pathname)?.params.slug;
  return slug && buildUrl(modEndpoints.getMod, { params: { slug } });
};

/** When a page's content was cached; undefined if the page is not cached. */
export const getCachedAt = async (pathname: string): Promise<Date | undefined> => {
  const url = getApiUrl(pathname);
  const response = url && (await tryCaches((storage) => storage.match(url, { ignoreVary: true })));
  return response ? getDate(response) : undefined;
};
