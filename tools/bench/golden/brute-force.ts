/**
 * The right answers to the golden queries, found without the engine: every title is compared with every query, with a
 * normalisation and a distance of this file's own. Nothing here is shared with `functions/src/catalogue`.
 *
 * The distance of a title from a query is the sum over the query's words of the nearest word of the title:
 * - 0 for the same word, or, for the last word of the query, a word that begins with it;
 * - ½ for singular and plural of one word;
 * - Levenshtein's distance otherwise, where it is at most 1 (words of 4 to 7 letters) or 2 (8 and more), and ½ more where
 *   the last word comes near only to the beginning of a word. Chinese text counts as found where it stands in the title.
 */

const ACCEPTED_BEYOND_BEST = 0.5;
const TYPOS_MAX = 2.5;

/** What is known of a mod here: nothing but what a person would read in a list. */
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

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const WORDS = /[\p{L}\p{N}]+/gu;
const HAN = /^\p{Script=Han}+$/u;
const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** A compound such as `beija-flor` or `miner's` in its parts, and as one word. */
const parted = (text: string): string[] => wordsOf(plain(text));
const joined = (text: string): string[] => wordsOf(plain(text).replace(/(?<=\p{L})['’-](?=\p{L})/gu, ''));

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
const singularsOf = (word: string): string[] => [
  word,
  ...PLURALS.filter(([ending]) => ending.test(word)).map(([ending, single]) => word.replace(ending, single)),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}fe`] : []),
];

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((single) => single.length > 2 && others.includes(single));

/** Levenshtein's distance of `a` from `b`, and from the nearest beginning of `b`. */
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

/** A word with what comparisons ask again and again. */
interface Word {
  text: string;
  singulars: readonly string[];
  letters: ReadonlySet<string>;
}

const wordOf = (text: string): Word => ({ text, singulars: singularsOf(text), letters: new Set(text) });

/** Letters of `asked` that `other` has not: each costs a typo, so too many of them save the comparison. */
const missing = (asked: Word, other: Word): number => {
  let count = 0;
  for (const letter of asked.letters) if (!other.letters.has(letter)) count += 1;
  return count;
};

/** How far a word is from an asked one; undefined where it is another word. */
const wordDistance = (asked: Word, other: Word, isLast: boolean): number | undefined => {
  if (asked.text === other.text || (isLast && other.text.startsWith(asked.text))) return 0;
  if (share(asked.singulars, other.singulars)) return 0.5;
  const allowed = typosAllowed(asked.text);
  const [most, least] = [asked.text.length + allowed, asked.text.length - allowed];
  if (allowed === 0 || other.text.length < least || (!isLast && other.text.length > most)) return undefined;
  if (missing(asked, other) > allowed) return undefined;
  const { whole, beginning } = levenshtein(asked.text, other.text);
  const near = Math.min(whole, isLast ? beginning + 0.5 : whole);
  return near <= allowed + (isLast ? 0.5 : 0) ? near : undefined;
};

/** Whether one release, that is one pair, has both what is asked of loader and of version. */
const passes = ({ content_type, compat }: Titled, filters: Filters): boolean => {
  if (filters.content_type !== undefined && filters.content_type !== content_type) return false;
  if (filters.loader === undefined && filters.game_version === undefined) return true;
  return compat.some((pair) => {
    const [loader = '', version = ''] = pair.split('@');
    return (filters.loader ?? [loader]).includes(loader) && (filters.game_version ?? [version]).includes(version);
  });
};

export interface Right {
  /** All titles that answer the query, the nearest first. */
  readonly ids: readonly string[];
  /** How many of them are as near as any. */
  readonly nearest: number;
}

type Distances = ReadonlyMap<number, number>;

/** Titles by number, and every word of theirs once with the numbers of its titles. */
const wordsOfTitles = (mods: readonly Titled[]) => {
  const numbers = new Map<string, number[]>();
  mods.forEach(({ title }, number) => {
    for (const word of new Set([...parted(title), ...joined(title)])) {
      const list = numbers.get(word);
      if (list === undefined) numbers.set(word, [number]);
      else list.push(number);
    }
  });
  return [...numbers].map(([text, titles]) => ({ word: wordOf(text), titles }));
};

/** Compares titles with queries; the titles are taken apart once. */
export const bruteForce = (mods: readonly Titled[]) => {
  const vocabulary = wordsOfTitles(mods);
  const texts = mods.map(({ title }) => plain(title));

  const titlesNear = (asked: string, isLast: boolean): Distances => {
    const near = new Map<number, number>();
    if (HAN.test(asked)) {
      texts.forEach((text, number) => {
        if (text.includes(asked)) near.set(number, 0);
      });
      return near;
    }
    const askedWord = wordOf(asked);
    for (const { word, titles } of vocabulary) {
      const distance = wordDistance(askedWord, word, isLast);
      if (distance === undefined) continue;
      for (const number of titles) near.set(number, Math.min(distance, near.get(number) ?? distance));
    }
    return near;
  };

  /** Titles that have all words of one form of the query, with the sum of their distances. */
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

  return (text: string, filters: Filters = {}): Right => {
    const nearest = new Map<string, number>();
    for (const form of [parted(text), joined(text)]) {
      for (const [number, distance] of titlesFor(form)) {
        const mod = mods[number];
        if (mod === undefined || !passes(mod, filters)) continue;
        nearest.set(mod.id, Math.min(distance, nearest.get(mod.id) ?? distance));
      }
    }
    const best = Math.min(...nearest.values());
    const right = [...nearest]
      .filter(([, distance]) => distance <= best + ACCEPTED_BEYOND_BEST)
      .sort(([, a], [, b]) => a - b);
    return { ids: right.map(([id]) => id), nearest: right.filter(([, distance]) => distance === best).length };
  };
};
