import { CATEGORIES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import { SAMPLE_JAVA_VERSIONS } from '../../../tools/seed/content/game-versions.ts';
import { createRandom, type Random } from '../../../tools/seed/random.ts';
import { createSyntheticMod } from '../synthetic/mods.ts';

export const REQUEST_KINDS = [
  'prefix',
  'word',
  'two words',
  'one typo',
  'filter',
  'filter, sort',
  'text, filter',
  'deep page',
] as const;
type RequestKind = (typeof REQUEST_KINDS)[number] | 'suggest';

export interface BenchRequest {
  readonly kind: RequestKind;
  readonly facets: boolean;
  /** Path and query, as a browser sends them. */
  readonly path: string;
}

type Asked = Readonly<Record<string, string | readonly string[]>>;

const SORTS = ['downloads', 'oldest', 'trending', 'downloads_asc'];
const PREFIX_MAX = 7;
const TYPO_LETTERS = 5;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const listPath = (asked: Asked, facets: boolean): string => {
  const query = new URLSearchParams();
  for (const [key, values] of Object.entries(asked)) for (const value of [values].flat()) query.append(key, value);
  if (facets) query.append('facets', '1');
  return `/api/mods/public?${query}`;
};

/** Title words of a random mod, as a visitor who knows the mod would type them. */
const pickTitleWords = (random: Random, mods: number): string[] => {
  const words = createSyntheticMod(random.int(0, mods - 1))
    .title.toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ?? ['mundo'];
};

const longWord = (random: Random, mods: number, letters: number): string => {
  for (;;) {
    const word = pickTitleWords(random, mods).find((one) => one.length >= letters);
    if (word !== undefined) return word;
  }
};

/** Changes, drops, doubles or inserts one letter. */
const addTypo = (random: Random, word: string): string => {
  const at = random.int(1, word.length - 2);
  const letter = random.pick([...ALPHABET]);
  const [before, from, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return random.pick([`${before}${letter}${after}`, `${before}${after}`, `${before}${from}${from}${after}`]);
};

const pickFilters = (random: Random): Asked =>
  random.pick<() => Asked>([
    () => ({ content_type: random.pick(['mod', 'addon']) }),
    () => ({ loader: random.pick(LOADERS), game_version: random.pick(SAMPLE_JAVA_VERSIONS) }),
    () => ({ game_version: random.pick(['>=1.21', '>=1.20 <1.21', '1.20.1']) }),
    () => ({ category: random.pickMany(CATEGORIES, 2), loader: random.pick(LOADERS) }),
    () => ({ category: random.pick(CATEGORIES), exclude_category: random.pick(CATEGORIES) }),
    () => ({ access: random.pick(['public', 'premium']), category: random.pick(CATEGORIES) }),
  ])();

/** All prefixes of a word: a search box sends them while the user types. */
const getPrefixes = (random: Random, mods: number): string[] => {
  const word = longWord(random, mods, 3);
  return Array.from({ length: Math.min(PREFIX_MAX, word.length) }, (_, i) => word.slice(0, i + 1));
};

const deepPage = (random: Random, mods: number): Asked => {
  const share = random.pick([1, 0.3, 0.05]);
  const page = String(1 + random.int(1, Math.max(1, Math.floor((mods * share * 0.3) / PAGE_SIZE))));
  if (share === 1) return { page, sort: random.pick(SORTS) };
  return share === 0.3 ? { page, content_type: 'addon' } : { page, q: random.pick(['de', 'the', 'mundo', 'world']) };
};

const ASKED: Readonly<Record<(typeof REQUEST_KINDS)[number], (random: Random, mods: number) => Asked[]>> = {
  prefix: (random, mods) => getPrefixes(random, mods).map((q) => ({ q })),
  word: (random, mods) => [{ q: random.pick(pickTitleWords(random, mods)) }],
  'two words': (random, mods) => [{ q: pickTitleWords(random, mods).slice(0, 2).join(' ') }],
  'one typo': (random, mods) => [{ q: addTypo(random, longWord(random, mods, TYPO_LETTERS)) }],
  filter: (random) => [pickFilters(random)],
  'filter, sort': (random) => [{ ...pickFilters(random), sort: random.pick(SORTS) }],
  'text, filter': (random, mods) => [{ ...pickFilters(random), q: random.pick(getPrefixes(random, mods)) }],
  'deep page': (random, mods) => [deepPage(random, mods)],
};

/**
 * The requests of a measurement in random order. The order is the same in every run.
 *
 * @param mods number of mods in the catalogue
 * @param each number of requests per kind, once without and once with facets
 */
export const buildWorkload = (mods: number, each: number): BenchRequest[] => {
  const random = createRandom('bench:workload');
  const lists = REQUEST_KINDS.flatMap((kind) => {
    const asked: Asked[] = [];
    while (asked.length < each) asked.push(...ASKED[kind](random, mods));
    return asked
      .slice(0, each)
      .flatMap((one) => [false, true].map((facets) => ({ kind, facets, path: listPath(one, facets) })));
  });
  const typed: string[] = [];
  while (typed.length < each) typed.push(...getPrefixes(random, mods));
  const suggestions = typed.slice(0, each).map((q) => ({
    kind: 'suggest' as const,
    facets: false,
    path: `/api/search/suggest?${new URLSearchParams({ q })}`,
  }));
  return random.shuffle<BenchRequest>([...lists, ...suggestions]);
};
