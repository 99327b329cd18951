import type { IndexFile } from '../index-file.ts';
import { TIER_BITS, TIER_MASK, toPosting } from './postings.ts';
import { runInSlices } from './slices.ts';
import { SHORT_PREFIX_MAX, type TermStore, toPrefixRow } from './term-store.ts';
import { TIER, TYPED_TIERS } from './tiers.ts';

/**
 * Terms without prefix search: CJK tokens, because CJK text has no spaces between words, and whole tags (`TAG_MARK`).
 */
const NOT_BY_PREFIX = /^[#\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Matches a prefix that ends with half of a surrogate pair. SQLite would store the half as a separate letter. */
const ENDS_HALFWAY = /[\ud800-\udbff]$/;

/** Merges the postings of several terms, with the best tier per mod. Sorted by mod. */
const mergePostings = (lists: readonly Uint32Array[]): Uint32Array => {
  const all = new Uint32Array(lists.reduce((size, list) => size + list.length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  all.sort();
  // Sorted by mod, then tier: the first posting of a mod has its best tier, because lower is better.
  let end = 0;
  let before = -1;
  for (const value of all) {
    const num = value >>> TIER_BITS;
    if (num === before) continue;
    before = num;
    all[end] = value;
    end += 1;
  }
  return all.subarray(0, end);
};

/** Terms by short prefix. */
const groupByPrefix = (terms: Iterable<string>): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    if (NOT_BY_PREFIX.test(term)) continue;
    for (let length = 1; length <= Math.min(SHORT_PREFIX_MAX, term.length); length += 1) {
      const prefix = term.slice(0, length);
      if (ENDS_HALFWAY.test(prefix)) continue;
      const group = groups.get(prefix);
      if (group === undefined) groups.set(prefix, [term]);
      else group.push(term);
    }
  }
  return groups;
};

/** Drops all postings except those of titles. */
const keepTitles = (postings: Uint32Array): Uint32Array =>
  postings.filter((posting) => (posting & TIER_MASK) <= TIER.titleDerived);

const grow = (values: Uint32Array): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(values.length * 2);
  larger.set(values);
  return larger;
};

/** Collects postings in memory to write them in one batch. */
export class PendingPostings {
  readonly #numbers = new Map<string, number>();
  #counts: number[] = [];
  /** Parallel arrays: term numbers and their postings. */
  #terms = new Uint32Array(1024);
  #postings = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds the terms of a mod with their tiers. Mod numbers must be ascending. */
  add(num: number, tiers: ReadonlyMap<string, number>): void {
    for (const [term, tier] of tiers) {
      const number = this.#numbers.get(term) ?? this.#numbers.size;
      if (number === this.#counts.length) {
        this.#numbers.set(term, number);
        this.#counts.push(0);
      }
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
      if (this.#size === this.#terms.length) {
        this.#terms = grow(this.#terms);
        this.#postings = grow(this.#postings);
      }
      this.#terms[this.#size] = number;
      this.#postings[this.#size] = toPosting(num, tier);
      this.#size += 1;
    }
  }

  /**
   * Writes all postings and the rows of short prefixes, in time slices.
   *
   * @param onNew called with each term that no mod contained as typed before
   */
  async flush(file: IndexFile, store: TermStore, onNew: (term: string) => void): Promise<void> {
    const lists = this.#take();
    const terms = [...lists.keys()].sort();
    await runInSlices(file, terms, (term) => {
      const postings = lists.get(term) ?? [];
      if (postings.some((posting) => TYPED_TIERS.has(posting & TIER_MASK)) && !store.isTyped(term)) onNew(term);
      store.append(term, postings);
    });
    await runInSlices(file, groupByPrefix(terms), ([prefix, prefixTerms]) => {
      const merged = mergePostings(prefixTerms.flatMap((term) => lists.get(term) ?? []));
      const postings = prefix.length === 1 ? keepTitles(merged) : merged;
      if (postings.length > 0) store.append(toPrefixRow(prefix), postings);
    });
  }

  /** Returns the postings by term, in order of arrival, and empties the buffer. */
  #take(): Map<string, Uint32Array> {
    const sorted = new Uint32Array(this.#size);
    const lists = new Map<string, Uint32Array>();
    const ends = new Uint32Array(this.#counts.length);
    let start = 0;
    for (const [term, number] of this.#numbers) {
      ends[number] = start;
      const end = start + (this.#counts[number] ?? 0);
      lists.set(term, sorted.subarray(start, end));
      start = end;
    }
    for (let i = 0; i < this.#size; i += 1) {
      const number = this.#terms[i] ?? 0;
      const at = ends[number] ?? 0;
      sorted[at] = this.#postings[i] ?? 0;
      ends[number] = at + 1;
    }
    this.#numbers.clear();
    this.#counts = [];
    this.#size = 0;
    return lists;
  }
}
