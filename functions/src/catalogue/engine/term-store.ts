import type { IndexFile } from '../index-file.ts';
import { encode, hasPosting, hasTier, TIER_BITS } from './postings.ts';
import { TYPED_TIERS } from './tiers.ts';

/** Maximum length of prefixes with a separate row. */
export const SHORT_PREFIX_MAX = 3;

/** Sorts after every letter in a term. */
const LAST_LETTER = '\u{10ffff}';

/** Size at which a new part begins. */
const PART_BYTES = 4096;

/**
 * Key of the row with the merged postings of all terms that begin with a short prefix. For a prefix of one letter, only
 * titles count: almost every text has a word with any first letter.
 */
export const toPrefixRow = (prefix: string): string => `${prefix}*`;

export interface TermPostings {
  term: string;
  postings: Uint8Array;
}

const toBytes = (value: unknown): Uint8Array => {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('Postings are a blob');
};

/** Postings of terms in the file. */
export class TermStore {
  readonly #file: IndexFile;

  constructor(file: IndexFile) {
    this.#file = file;
  }

  /** All parts of a term's postings. */
  getPostings(term: string): Uint8Array[] {
    const rows = this.#file.rows('SELECT postings FROM terms WHERE term = :term', { term });
    return rows.map(({ postings }) => toBytes(postings));
  }

  /** All parts of all terms with a prefix, including the term that equals the prefix. */
  getByPrefix(prefix: string): TermPostings[] {
    const rows = this.#file.rows('SELECT term, postings FROM terms WHERE term >= :prefix AND term < :end', {
      prefix,
      end: prefix + LAST_LETTER,
    });
    return rows.map(({ term, postings }) => ({ term: String(term), postings: toBytes(postings) }));
  }

  /** Whether a mod contains a term. */
  hasMod(term: string, num: number): boolean {
    return this.getPostings(term).some((postings) => hasPosting(postings, num));
  }

  /** Whether any mod contains a term as typed, and not only as a derived term. */
  isTyped(term: string): boolean {
    return this.getPostings(term).some((postings) => hasTier(postings, TYPED_TIERS));
  }

  /** Number of mods with a term, including removed mods. */
  countMods(term: string): number {
    return this.#file.number('SELECT coalesce(sum(mods), 0) FROM terms WHERE term = :term', { term });
  }

  /** Appends postings to a term. */
  append(term: string, postings: ArrayLike<number>): void {
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
      return;
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
        postings: Buffer.concat([toBytes(row?.postings), encode(postings, Number(tail.last))]),
      },
    );
  }
}
