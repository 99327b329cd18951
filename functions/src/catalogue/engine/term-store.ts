import type { IndexFile } from '../index-file.ts';
import { encode, isAmong, TIER_BITS } from './postings.ts';

/** Prefixes up to this length have rows of their own. */
export const SHORT_PREFIX_MAX = 3;

/** Behind every letter that a term may have. */
const LAST_LETTER = '\u{10ffff}';

/** A part is added to until it has this many bytes; then the next one begins. */
const PART_BYTES = 4096;

/** The row of a short prefix. */
export const prefixRow = (prefix: string): string => `${prefix}*`;

export interface TermPostings {
  term: string;
  postings: Uint8Array;
}

const bytesOf = (value: unknown): Uint8Array => {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('Postings are a blob');
};

/** The postings of terms, in the file. */
export class TermStore {
  readonly #file: IndexFile;

  constructor(file: IndexFile) {
    this.#file = file;
  }

  /** All parts of a term's postings. */
  of(term: string): Uint8Array[] {
    const rows = this.#file.rows('SELECT postings FROM terms WHERE term = :term', { term });
    return rows.map(({ postings }) => bytesOf(postings));
  }

  /** All parts of all terms that begin so, the term itself among them. */
  beginningWith(prefix: string): TermPostings[] {
    const rows = this.#file.rows('SELECT term, postings FROM terms WHERE term >= :prefix AND term < :end', {
      prefix,
      end: prefix + LAST_LETTER,
    });
    return rows.map(({ term, postings }) => ({ term: String(term), postings: bytesOf(postings) }));
  }

  /** Whether a mod has a term. */
  isIn(term: string, num: number): boolean {
    return this.of(term).some((postings) => isAmong(postings, num));
  }

  /** How many mods have a term, dead ones included. */
  modsWith(term: string): number {
    return this.#file.number('SELECT coalesce(sum(mods), 0) FROM terms WHERE term = :term', { term });
  }

  /**
   * Adds postings behind those a term has.
   *
   * @returns whether the term is new.
   */
  append(term: string, postings: ArrayLike<number>): boolean {
    const tail = this.#file.row(
      'SELECT part, last, mods, length(postings) AS bytes FROM terms WHERE term = :term ORDER BY part DESC LIMIT 1',
      { term },
    );
    const mods = postings.length;
    const last = (postings[mods - 1] ?? 0) >>> TIER_BITS;
    if (tail === undefined || Number(tail.bytes) >= PART_BYTES) {
      this.#file.write('INSERT INTO terms VALUES (:term, :part, :last, :mods, :postings)', {
        term,
        part: tail === undefined ? 0 : Number(tail.part) + 1,
        last,
        mods,
        postings: encode(postings, 0),
      });
      return tail === undefined;
    }
    const part = Number(tail.part);
    const row = this.#file.row('SELECT postings FROM terms WHERE term = :term AND part = :part', { term, part });
    this.#file.write(
      'UPDATE terms SET last = :last, mods = mods + :mods, postings = :postings WHERE term = :term AND part = :part',
      {
        term,
        part,
        last,
        mods,
        postings: Buffer.concat([bytesOf(row?.postings), encode(postings, Number(tail.last))]),
      },
    );
    return false;
  }
}
