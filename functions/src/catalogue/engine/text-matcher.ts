import { raiseValues } from './postings.ts';
import { SHORT_PREFIX_MAX, type TermStore, toPrefixRow } from './term-store.ts';
import { TIER } from './tiers.ts';

/** A search word: matched as a whole word, or also as a prefix. One letter is a prefix of words in titles only. */
export interface Term {
  text: string;
  prefix: boolean;
}

/** Words that must all match. `quality` from 0 to 1 rates how well they match the query. */
export interface Alternative {
  terms: readonly Term[];
  quality: number;
}

/** One word of a query. A mod matches if any alternative matches. */
export interface Clause {
  alternatives: readonly Alternative[];
  /** Whether mods without the word match too, at a lower rank. Optional clauses come after all others. */
  optional?: boolean;
}

/** Flags in the two low bits of a value: match in the title, match of a whole title word. */
export const IN_TITLE = 1;
export const WHOLE_TITLE_WORD = 2;
const FLAG_BITS = 2;
const FLAGS = 3;

/** Weight of a match by tier. */
const WEIGHTS: Readonly<Record<keyof typeof TIER, number>> = {
  title: 400,
  titleDerived: 320,
  slug: 120,
  tagOrCategory: 64,
  short: 24,
  otherDerived: 20,
  description: 4,
  descriptionDerived: 3,
};
const PREFIX_QUALITY = 0.75;

const TIERS = Object.keys(TIER).filter((name): name is keyof typeof TIER => Object.hasOwn(TIER, name));

const getWeights = (quality: number, whole: boolean): Uint16Array => {
  const worth = new Uint16Array(TIERS.length);
  for (const name of TIERS) {
    const value = Math.max(1, Math.round(WEIGHTS[name] * quality));
    const inTitle = name === 'title' || name === 'titleDerived' ? IN_TITLE : 0;
    worth[TIER[name]] = (value << FLAG_BITS) | inTitle | (name === 'title' && whole ? WHOLE_TITLE_WORD : 0);
  }
  return worth;
};

/** Result per mod: number of matched clauses, sum of their weights, and their common flags. */
export interface Matches {
  matched: Uint8Array;
  sums: Uint16Array;
  flags: Uint8Array;
}

interface Scratch extends Matches {
  values: Uint16Array;
}

/** Initializes the matches with the values of the first clause. */
const initMatches = ({ matched, sums, flags, values }: Scratch, size: number): void => {
  for (let num = 0; num < size; num += 1) {
    const value = values[num] ?? 0;
    matched[num] = value === 0 ? 0 : 1;
    sums[num] = value >>> FLAG_BITS;
    flags[num] = value & FLAGS;
  }
};

/**
 * Adds the values of a later clause to mods that matched all clauses before.
 *
 * @param optional whether mods without a value still match; then they keep their flag for the title
 * @returns whether any mod still matches
 */
const addClause = ({ matched, sums, flags, values }: Scratch, size: number, at: number, optional: boolean): boolean => {
  const retained = optional ? IN_TITLE : 0;
  let any = false;
  for (let num = 0; num < size; num += 1) {
    if (matched[num] !== at) continue;
    const value = values[num] ?? 0;
    if (value === 0 && !optional) continue;
    any = true;
    matched[num] = at + 1;
    sums[num] = (sums[num] ?? 0) + (value >>> FLAG_BITS);
    flags[num] = (flags[num] ?? 0) & (value | retained);
  }
  return any;
};

/** Finds mods that match every clause. Reuses its arrays. */
export class TextMatcher {
  readonly #terms: TermStore;
  readonly #levels: Scratch[] = [];
  readonly #worths = new Map<number, Uint16Array>();

  constructor(terms: TermStore) {
    this.#terms = terms;
  }

  /**
   * Matches at most 255 clauses against the mod numbers below `size`.
   *
   * @returns arrays that the next call overwrites; they include removed mods. Undefined if no mod matches
   */
  match(clauses: readonly Clause[], size: number): Matches | undefined {
    return this.#evaluate(clauses, size, 0);
  }

  #evaluate(clauses: readonly Clause[], size: number, level: number): Matches | undefined {
    const scratch = this.#scratch(level, size);
    const { matched, sums, flags, values } = scratch;
    for (const [at, { alternatives, optional = false }] of clauses.entries()) {
      values.fill(0);
      let raised = false;
      for (const alternative of alternatives) raised = this.#raise(alternative, values, size, level) || raised;
      if (!raised && !optional) return undefined;
      if (at === 0) initMatches(scratch, size);
      else if (!addClause(scratch, size, at, optional)) return undefined;
    }
    return { matched, sums, flags };
  }

  /** Returns whether any mod has a value, including removed mods. */
  #raise({ terms, quality }: Alternative, values: Uint16Array, size: number, level: number): boolean {
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) return this.#raiseTerm(only, quality, values);
    const parts = terms.map((term) => ({ alternatives: [{ terms: [term], quality }] }));
    const matches = this.#evaluate(parts, size, level + 1);
    if (matches === undefined) return false;
    const { matched, sums, flags } = matches;
    for (let num = 0; num < size; num += 1) {
      if (matched[num] !== terms.length) continue;
      const value = (Math.round((sums[num] ?? 0) / terms.length) << FLAG_BITS) | (flags[num] ?? 0);
      if (value > (values[num] ?? 0)) values[num] = value;
    }
    return true;
  }

  #raiseTerm({ text, prefix }: Term, quality: number, values: Uint16Array): boolean {
    const whole = this.#worth(quality, true);
    const prefixWeights = this.#worth(quality * PREFIX_QUALITY, false);
    if (!prefix || text.length <= SHORT_PREFIX_MAX) {
      const exact = this.#terms.getPostings(text);
      const longer = prefix ? this.#terms.getPostings(toPrefixRow(text)) : [];
      for (const postings of exact) raiseValues(postings, whole, values);
      for (const postings of longer) raiseValues(postings, prefixWeights, values);
      return exact.length + longer.length > 0;
    }
    const found = this.#terms.getByPrefix(text);
    for (const { term, postings } of found) raiseValues(postings, term === text ? whole : prefixWeights, values);
    return found.length > 0;
  }

  #worth(quality: number, whole: boolean): Uint16Array {
    const key = whole ? quality : -quality;
    const cached = this.#worths.get(key) ?? getWeights(quality, whole);
    this.#worths.set(key, cached);
    return cached;
  }

  #scratch(level: number, size: number): Scratch {
    const cached = this.#levels[level];
    if (cached !== undefined && cached.matched.length >= size) return cached;
    const capacity = Math.ceil(size * 1.1) + 1024;
    const created = {
      matched: new Uint8Array(capacity),
      sums: new Uint16Array(capacity),
      flags: new Uint8Array(capacity),
      values: new Uint16Array(capacity),
    };
    this.#levels[level] = created;
    return created;
  }
}
