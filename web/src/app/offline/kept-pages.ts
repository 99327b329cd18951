import { matchPath } from 'react-router-dom';
import { API_ROOT } from '#api/client.ts';
import { type NamedMod, readMod } from '#worker/read-mod.ts';
import { MODS_CACHE } from '#worker/words.ts';
import { PATTERNS } from '../paths.ts';

/** A mod's page that can be read without a network. */
export interface KeptMod extends NamedMod {
  keptAt: Date;
}

const SHOWN = 8;

const dateOf = (answer: Response): Date => new Date(answer.headers.get('Date') ?? Date.now());

const readKept = async (answer: Response): Promise<KeptMod[]> => {
  const mod = readMod(await answer.json());
  return mod ? [{ ...mod, keptAt: dateOf(answer) }] : [];
};

/** Not the same again under a name that the mod had before. */
const isFirstOfItsName = ({ slug }: KeptMod, place: number, mods: readonly KeptMod[]): boolean =>
  mods.findIndex((mod) => mod.slug === slug) === place;

/** The mods' pages kept on this device, the last seen first; none where nothing can be kept. */
export const keptMods = async (): Promise<KeptMod[]> => {
  const cache = await globalThis.caches?.open(MODS_CACHE);
  if (!cache) return [];
  const answers = await cache.matchAll();
  const mods = (await Promise.all(answers.map(readKept))).flat();
  return mods
    .sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime())
    .filter(isFirstOfItsName)
    .slice(0, SHOWN);
};

/** The call whose answer a page shows, where that is one and the same for everybody. */
const callOf = (pathname: string): string | undefined => {
  if (pathname === PATTERNS.home) return `${API_ROOT}/home`;
  const slug = matchPath(PATTERNS.mod, pathname)?.params.slug;
  return slug && `${API_ROOT}/mods/${encodeURIComponent(slug)}`;
};

/** When a page's content was kept; undefined where it was not. */
export const keptAt = async (pathname: string): Promise<Date | undefined> => {
  const call = callOf(pathname);
  const answer = call && (await globalThis.caches?.match(call, { ignoreVary: true }));
  return answer ? dateOf(answer) : undefined;
};
