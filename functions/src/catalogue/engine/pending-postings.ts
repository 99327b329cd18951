import type { IndexFile } from '../index-file.ts';
import { posting, TIER_BITS } from './postings.ts';
import { inSlices } from './slices.ts';
import { prefixRow, SHORT_PREFIX_MAX, type TermStore } from './term-store.ts';

/** CJK text has no words to be in the middle of: its tokens are found whole. */
const NOT_BY_PREFIX = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Ends with the first half of a letter beyond 16 bits, of which SQLite makes a letter of its own. */
const ENDS_HALFWAY = /[\ud800-\udbff]$/;

/** The best tier of each mod among several terms' postings, sorted by mod. */
const merged = (lists: readonly Uint32Array[]): Uint32Array => {
  const all = new Uint32Array(lists.reduce((size, list) => size + list.length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  all.sort();
  // Sorted by mod, then tier: the first of each mod has its best tier, for lower ones are better.
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

/** The terms that begin with each short prefix. */
const byPrefix = (terms: Iterable<string>): Map<string, string[]> => {
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

const grown = (values: Uint32Array): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(values.length * 2);
  larger.set(values);
  return larger;
};

/** Postings collected in memory until they are written all at once. */
export class PendingPostings {
  readonly #numbers = new Map<string, number>();
  #counts: number[] = [];
  /** Side by side: the number of a term, and a posting of it. */
  #terms = new Uint32Array(1024);
  #postings = new Uint32Array(1024);
  #size = 0;

  /** How many postings wait. */
  get size(): number {
    return this.#size;
  }

  /** Takes in a mod's terms, each with its tier; numbers must come in ascending order. */
  add(num: number, tiers: ReadonlyMap<string, number>): void {
    for (const [term, tier] of tiers) {
      const number = this.#numbers.get(term) ?? this.#numbers.size;
      if (number === this.#counts.length) {
        this.#numbers.set(term, number);
        this.#counts.push(0);
      }
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
      if (this.#size === this.#terms.length) {
        this.#terms = grown(this.#terms);
        this.#postings = grown(this.#postings);
      }
      this.#terms[this.#size] = number;
      this.#postings[this.#size] = posting(num, tier);
      this.#size += 1;
    }
  }

  /** Writes everything, in slices, with the rows of short prefixes. */
  async flush(file: IndexFile, store: TermStore, onNew: (term: string) => void): Promise<void> {
    const lists = this.#take();
    const terms = [...lists.keys()].sort();
    await inSlices(file, terms, (term) => {
      if (store.append(term, lists.get(term) ?? [])) onNew(term);
    });
    await inSlices(file, byPrefix(terms), ([prefix, under]) => {
      store.append(prefixRow(prefix), merged(under.flatMap((term) => lists.get(term) ?? [])));
    });
  }

  /** Each term's postings, in the order they came; nothing waits any more. */
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
