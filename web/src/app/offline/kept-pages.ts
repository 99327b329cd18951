import { matchPath } from 'react-router-dom';
import { API_ROOT } from '#api/client.ts';
import { MODS_CACHE } from '#worker/words.ts';
import { PATTERNS } from '../paths.ts';

/** A mod's page that can be read without a network. */
export interface KeptMod {
  slug: string;
  title: string;
  language: string;
  keptAt: Date;
}

const SHOWN = 8;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const dateOf = (answer: Response): Date => new Date(answer.headers.get('Date') ?? Date.now());

const readMod = async (answer: Response): Promise<KeptMod[]> => {
  const body: unknown = await answer.json();
  const mod = isRecord(body) && isRecord(body.data) ? body.data : {};
  const { slug, title, language } = mod;
  if (typeof slug !== 'string' || typeof title !== 'string' || typeof language !== 'string') return [];
  return [{ slug, title, language, keptAt: dateOf(answer) }];
};

/** The mods' pages kept on this device, the last seen first; none where nothing can be kept. */
export const keptMods = async (): Promise<KeptMod[]> => {
  const cache = await globalThis.caches?.open(MODS_CACHE);
  if (!cache) return [];
  const answers = await cache.matchAll();
  const mods = (await Promise.all(answers.map(readMod))).flat();
  return mods.sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime()).slice(0, SHOWN);
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
