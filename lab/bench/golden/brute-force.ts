/**
 * Finds the right results of the golden queries without the engine: compares every title with every query. Shares no
 * code with `functions/src/catalogue`.
 *
 * The distance of a title is the sum of the distances of all query words to their nearest word of the title:
 * - 0 for the same word, or for a word that begins with the query's last word;
 * - ½ for singular and plural of one word;
 * - otherwise the Levenshtein distance, at most 1 (words of 4 to 7 letters) or 2 (8 and more letters);
 * - ½ more if the query's last word is only near the beginning of a word.
 *
 * Chinese text matches if the title contains it.
 */

const ACCEPTED_BEYOND_BEST = 0.5;
const TYPOS_MAX = 2.5;

/** The fields of a mod that a list shows. */
export interface Titled {
  readonly id: string;
  readonly title: string;
  readonly content_type: string;
  readonly compat: readonly string[];
}

export interface Filters {
  readonly content_type?: string | undefined;
  readonly loader?: readonly string[] | undefined;
  readonly game_version?: readonly string[] | undefined;
}

/** A text without accents and capitals. Does not use `fold`, because the engine uses it too. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const WORDS = /[\p{L}\p{N}]+/gu;
const HAN = /^\p{Script=Han}+$/u;
const splitWords = (text: string): string[] => text.match(WORDS) ?? [];

/** A compound such as `beija-flor` or `miner's`: as separate words, and as one word. */
const splitCompound = (text: string): string[] => splitWords(plain(text));
const joined = (text: string): string[] => splitWords(plain(text).replace(/(?<=\p{L})['’-](?=\p{L})/gu, ''));

const PLURALS: readonly [RegExp, string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ens$/, 'em'],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/(r|z|x|sh|ch|ss)es$/, '$1'],
  [/([^s])s$/, '$1'],
];
const getSingulars = (word: string): string[] => [
  word,
  ...PLURALS.filter(([ending]) => ending.test(word)).map(([ending, single]) => word.replace(ending, single)),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}fe`] : []),
];

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((single) => single.length > 2 && others.includes(single));

/** Levenshtein distance from `a` to `b`, and to the nearest prefix of `b`. */
const levenshtein = (a: string, b: string): { whole: number; beginning: number } => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return { whole: row[b.length] ?? 0, beginning: Math.min(...row) };
};

const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** A word with cached values for comparisons. */
interface Word {
  text: string;
  singulars: readonly string[];
  letters: ReadonlySet<string>;
}

const parseWord = (text: string): Word => ({ text, singulars: getSingulars(text), letters: new Set(text) });

/** Number of letters of `queried` that `other` lacks. Each counts as a typo, so too many exclude the word. */
const countMissing = (queried: Word, other: Word): number => {
  let count = 0;
  for (const letter of queried.letters) if (!other.letters.has(letter)) count += 1;
  return count;
};

/** Distance between two words; undefined if they are too far apart. */
const getWordDistance = (queried: Word, other: Word, isLast: boolean): number | undefined => {
  if (queried.text === other.text || (isLast && other.text.startsWith(queried.text))) return 0;
  if (share(queried.singulars, other.singulars)) return 0.5;
  const allowed = typosAllowed(queried.text);
  const [most, least] = [queried.text.length + allowed, queried.text.length - allowed];
  if (allowed === 0 || other.text.length < least || (!isLast && other.text.length > most)) return undefined;
  if (countMissing(queried, other) > allowed) return undefined;
  const { whole, beginning } = levenshtein(queried.text, other.text);
  const near = Math.min(whole, isLast ? beginning + 0.5 : whole);
  return near <= allowed + (isLast ? 0.5 : 0) ? near : undefined;
};

/** Whether the content type matches, and one pair of the mod matches both loader and version. */
export const matchesFilters = ({ content_type, compat }: Titled, filters: Filters = {}): boolean => {
  if (filters.content_type !== undefined && filters.content_type !== content_type) return false;
  if (filters.loader === undefined && filters.game_version === undefined) return true;
  return compat.some((pair) => {
    const [loader = '', version = ''] = pair.split('@');
    return (filters.loader ?? [loader]).includes(loader) && (filters.game_version ?? [version]).includes(version);
  });
};

export interface NearTitles {
  /** All matching titles, nearest first. */
  readonly ids: readonly string[];
  /** Number of titles with the best distance. */
  readonly nearest: number;
  /** The best distance; infinite without a title. */
  readonly best: number;
}

type Distances = ReadonlyMap<number, number>;

/** Index from each word to the titles that contain it. */
const indexTitles = (mods: readonly Titled[]) => {
  const numbers = new Map<string, number[]>();
  mods.forEach(({ title }, number) => {
    for (const word of new Set([...splitCompound(title), ...joined(title)])) {
      const list = numbers.get(word);
      if (list === undefined) numbers.set(word, [number]);
      else list.push(number);
    }
  });
  return [...numbers].map(([text, titles]) => ({ word: parseWord(text), titles }));
};

/** Compares titles with queries. Splits the titles into words once. */
export const createBruteForce = (mods: readonly Titled[]) => {
  const vocabulary = indexTitles(mods);
  const texts = mods.map(({ title }) => plain(title));

  const titlesNear = (queried: string, isLast: boolean): Distances => {
    const near = new Map<number, number>();
    if (HAN.test(queried)) {
      texts.forEach((text, number) => {
        if (text.includes(queried)) near.set(number, 0);
      });
      return near;
    }
    const askedWord = parseWord(queried);
    for (const { word, titles } of vocabulary) {
      const distance = getWordDistance(askedWord, word, isLast);
      if (distance === undefined) continue;
      for (const number of titles) near.set(number, Math.min(distance, near.get(number) ?? distance));
    }
    return near;
  };

  /** Titles that match all words of one form of the query, each with the sum of its distances. */
  const titlesFor = (form: readonly string[]): Distances => {
    const each = form.map((word, i) => titlesNear(word, i === form.length - 1));
    const [first = new Map<number, number>(), ...others] = each;
    const sums = new Map<number, number>();
    for (const [number, distance] of first) {
      const sum = others.reduce((total, other) => total + (other.get(number) ?? Number.POSITIVE_INFINITY), distance);
      if (sum <= TYPOS_MAX) sums.set(number, sum);
    }
    return sums;
  };

  return (text: string, filters: Filters = {}): NearTitles => {
    const nearest = new Map<string, number>();
    for (const form of [splitCompound(text), joined(text)]) {
      for (const [number, distance] of titlesFor(form)) {
        const mod = mods[number];
        if (mod === undefined || !matchesFilters(mod, filters)) continue;
        nearest.set(mod.id, Math.min(distance, nearest.get(mod.id) ?? distance));
      }
    }
    const best = Math.min(...nearest.values());
    const right = [...nearest]
      .filter(([, distance]) => distance <= best + ACCEPTED_BEYOND_BEST)
      .sort(([, a], [, b]) => a - b);
    return { ids: right.map(([id]) => id), nearest: right.filter(([, distance]) => distance === best).length, best };
  };
};

/** Distance of the nearest word of a text to a queried word; infinite if all are too far apart. */
const getTextDistance = (queried: string, isLast: boolean, text: string, words: readonly Word[]): number => {
  if (HAN.test(queried)) return text.includes(queried) ? 0 : Number.POSITIVE_INFINITY;
  const word = parseWord(queried);
  return Math.min(...words.map((other) => getWordDistance(word, other, isLast) ?? Number.POSITIVE_INFINITY));
};

/**
 * Whether a text names everything that a query asks for, not much further than the nearest title.
 *
 * @param best distance of the nearest title
 */
export const isNearText = (query: string, text: string, best: number): boolean => {
  const words = [...new Set([...splitCompound(text), ...joined(text)])].map(parseWord);
  return [splitCompound(query), joined(query)].some((form) => {
    const distances = form.map((word, i) => getTextDistance(word, i === form.length - 1, plain(text), words));
    return distances.reduce((sum, distance) => sum + distance, 0) <= best + ACCEPTED_BEYOND_BEST;
  });
};
