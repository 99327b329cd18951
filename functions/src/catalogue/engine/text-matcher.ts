import { raise } from './postings.ts';
import { prefixRow, SHORT_PREFIX_MAX, type TermStore } from './term-store.ts';
import { TIER } from './tiers.ts';

/** A word to look for, whole or as the beginning of one. */
export interface Term {
  text: string;
  prefix: boolean;
}

/** Words all of which must be there; `quality` from 0 to 1 says how well they answer what was asked. */
export interface Alternative {
  terms: readonly Term[];
  quality: number;
}

/** One word of a question: any of its alternatives will do. */
export interface Clause {
  alternatives: readonly Alternative[];
}

/** A match within the title, and one of its whole words, in the two low bits of a value. */
export const IN_TITLE = 1;
export const WHOLE_IN_TITLE = 2;
const FLAG_BITS = 2;
const FLAGS = 3;

/** What a match in each tier is worth. */
const WORTH: Readonly<Record<keyof typeof TIER, number>> = {
  title: 400,
  titleDerived: 320,
  slug: 120,
  authorOrTag: 64,
  short: 24,
  otherDerived: 20,
  description: 4,
  descriptionDerived: 3,
};
const PREFIX_QUALITY = 0.75;

const TIERS = Object.keys(TIER).filter((name): name is keyof typeof TIER => Object.hasOwn(TIER, name));

const worthOf = (quality: number, whole: boolean): Uint16Array => {
  const worth = new Uint16Array(TIERS.length);
  for (const name of TIERS) {
    const value = Math.max(1, Math.round(WORTH[name] * quality));
    const inTitle = name === 'title' || name === 'titleDerived' ? IN_TITLE : 0;
    worth[TIER[name]] = (value << FLAG_BITS) | inTitle | (name === 'title' && whole ? WHOLE_IN_TITLE : 0);
  }
  return worth;
};

/** Of each mod, after a match: by how many clauses it was met, what they are worth together, and the flags they share. */
export interface Matches {
  met: Uint8Array;
  sums: Uint16Array;
  flags: Uint8Array;
}

interface Scratch extends Matches {
  values: Uint16Array;
}

/** Takes the values of the first clause for the matches. */
const begin = ({ met, sums, flags, values }: Scratch, size: number): void => {
  for (let num = 0; num < size; num += 1) {
    const value = values[num] ?? 0;
    met[num] = value === 0 ? 0 : 1;
    sums[num] = value >>> FLAG_BITS;
    flags[num] = value & FLAGS;
  }
};

/** Adds the values of a later clause to what met all before it; whether anything still does. */
const goOn = ({ met, sums, flags, values }: Scratch, size: number, at: number): boolean => {
  let any = false;
  for (let num = 0; num < size; num += 1) {
    if (met[num] !== at) continue;
    const value = values[num] ?? 0;
    if (value === 0) continue;
    any = true;
    met[num] = at + 1;
    sums[num] = (sums[num] ?? 0) + (value >>> FLAG_BITS);
    flags[num] = (flags[num] ?? 0) & value;
  }
  return any;
};

/** Finds the mods that meet every clause. It writes into the same arrays each time. */
export class TextMatcher {
  readonly #terms: TermStore;
  readonly #levels: Scratch[] = [];
  readonly #worths = new Map<number, Uint16Array>();

  constructor(terms: TermStore) {
    this.#terms = terms;
  }

  /**
   * Matches clauses, at most 255, over the mod numbers below `size`.
   *
   * @returns arrays that the next call writes to; dead mods are in them.
   */
  match(clauses: readonly Clause[], size: number): Matches {
    return this.#evaluate(clauses, size, 0);
  }

  #evaluate(clauses: readonly Clause[], size: number, level: number): Matches {
    const scratch = this.#scratch(level, size);
    const { met, sums, flags, values } = scratch;
    for (const [at, { alternatives }] of clauses.entries()) {
      values.fill(0);
      for (const alternative of alternatives) this.#raise(alternative, values, size, level);
      if (at === 0) begin(scratch, size);
      else if (!goOn(scratch, size, at)) break;
    }
    return { met, sums, flags };
  }

  #raise({ terms, quality }: Alternative, values: Uint16Array, size: number, level: number): void {
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) {
      this.#raiseTerm(only, quality, values);
      return;
    }
    const parts = terms.map((term) => ({ alternatives: [{ terms: [term], quality }] }));
    const { met, sums, flags } = this.#evaluate(parts, size, level + 1);
    for (let num = 0; num < size; num += 1) {
      if (met[num] !== terms.length) continue;
      const value = (Math.round((sums[num] ?? 0) / terms.length) << FLAG_BITS) | (flags[num] ?? 0);
      if (value > (values[num] ?? 0)) values[num] = value;
    }
  }

  #raiseTerm({ text, prefix }: Term, quality: number, values: Uint16Array): void {
    const whole = this.#worth(quality, true);
    const begun = this.#worth(quality * PREFIX_QUALITY, false);
    if (!prefix || text.length <= SHORT_PREFIX_MAX) {
      for (const postings of this.#terms.of(text)) raise(postings, whole, values);
      if (prefix) for (const postings of this.#terms.of(prefixRow(text))) raise(postings, begun, values);
      return;
    }
    for (const { term, postings } of this.#terms.beginningWith(text)) {
      raise(postings, term === text ? whole : begun, values);
    }
  }

  #worth(quality: number, whole: boolean): Uint16Array {
    const key = whole ? quality : -quality;
    const known = this.#worths.get(key) ?? worthOf(quality, whole);
    this.#worths.set(key, known);
    return known;
  }

  #scratch(level: number, size: number): Scratch {
    const known = this.#levels[level];
    if (known !== undefined && known.met.length >= size) return known;
    const room = Math.ceil(size * 1.1) + 1024;
    const made = {
      met: new Uint8Array(room),
      sums: new Uint16Array(room),
      flags: new Uint8Array(room),
      values: new Uint16Array(room),
    };
    this.#levels[level] = made;
    return made;
  }
}
