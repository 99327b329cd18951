import { editDistance } from './edit-distance.ts';

const SHORTEST = 3;
const LONGEST = 24;
const WORD = /^\p{L}+$/u;
/**
 * A word of at least four characters, starting with a letter. A digit in it may be a typo. Versions and numbers do not
 * match: typo search never changes them.
 */
const MISTYPED = /^\p{L}(?=.*\p{L})[\p{L}\p{N}]{3,}$/u;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Number of leading letters in the prefix mask. Covers most words and their typos. */
const HEAD = 9;

/** All terms of one length: their letters, and bit masks of all letters and of the leading letters. */
interface Shelf {
  length: number;
  size: number;
  letters: Uint16Array;
  masks: Int32Array;
  heads: Int32Array;
}

/** A term similar to the searched word. */
export interface Neighbour {
  term: string;
  /** Edit distance to the term, or to a prefix of it. */
  distance: number;
  /** Whether a prefix of the term is nearer than the whole term. */
  prefix: boolean;
}

const getMask = (letters: Uint16Array, start: number, length: number): number => {
  let mask = 0;
  for (let i = start; i < start + length; i += 1) mask |= 1 << ((letters[i] ?? 0) & 31);
  return mask;
};

const createShelf = (length: number, letters: Uint16Array): Shelf => {
  const size = letters.length / length;
  const masks = Int32Array.from({ length: size }, (_, i) => getMask(letters, i * length, length));
  const heads = Int32Array.from({ length: size }, (_, i) => getMask(letters, i * length, Math.min(HEAD, length)));
  return { length, size, letters, masks, heads };
};

const toLetters = (term: string): Uint16Array => Uint16Array.from(term, (letter) => letter.charCodeAt(0));

const bitCount = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Whether typo search applies to a word. */
export const canBeMistyped = (word: string): boolean => MISTYPED.test(word) && !CJK.test(word);

/** Minimum length of a word that may have two typos. */
const TWO_TYPOS_FROM = 8;

/** Maximum of typos in a word. */
export const getMaxTypos = (term: string): number => (term.length < TWO_TYPOS_FROM ? 1 : 2);

/** The words of the index, stored so that a typo search takes a few milliseconds. */
export class Vocabulary {
  readonly #shelves = new Map<number, Shelf>();

  add(term: string): void {
    const { length } = term;
    if (length < SHORTEST || length > LONGEST || !WORD.test(term) || CJK.test(term)) return;
    const shelf = this.#shelves.get(length) ?? createShelf(length, new Uint16Array(0));
    this.#shelves.set(length, shelf);
    const { size } = shelf;
    if (size === shelf.masks.length) {
      const grown = createShelf(length, new Uint16Array(Math.ceil((size + 8) * 1.5) * length));
      grown.letters.set(shelf.letters);
      grown.masks.set(shelf.masks);
      grown.heads.set(shelf.heads);
      Object.assign(shelf, grown, { size });
    }
    shelf.letters.set(toLetters(term), size * length);
    shelf.masks[size] = getMask(shelf.letters, size * length, length);
    shelf.heads[size] = getMask(shelf.letters, size * length, Math.min(HEAD, length));
    shelf.size += 1;
  }

  /** Terms within an edit distance of a word, excluding the word. With `prefix`, also terms with a similar prefix. */
  neighbours(word: string, max: number, prefix: boolean): Neighbour[] {
    const wordLetters = toLetters(word);
    const mask = getMask(wordLetters, 0, wordLetters.length);
    const neighbours: Neighbour[] = [];
    if (wordLetters.length > LONGEST) return neighbours;
    for (const shelf of this.#shelves.values()) {
      const longer = shelf.length - wordLetters.length;
      if (-longer > max || (longer > max && !prefix)) continue;
      this.#search(shelf, wordLetters, mask, max, prefix, neighbours);
    }
    return neighbours.filter(({ term }) => term !== word);
  }

  #search(
    shelf: Shelf,
    wordLetters: Uint16Array,
    mask: number,
    max: number,
    prefix: boolean,
    neighbours: Neighbour[],
  ): void {
    const { length, size, letters, masks, heads } = shelf;
    const reached = wordLetters.length + max <= HEAD ? heads : masks;
    for (let i = 0; i < size; i += 1) {
      const termMask = reached[i] ?? 0;
      // Each edit adds at most one new letter to a word and removes at most one.
      if (bitCount(mask & ~termMask) > max || (!prefix && bitCount(termMask & ~mask) > max)) continue;
      const distance = editDistance(wordLetters, letters, i * length, length, max);
      const isNearer = prefix && distance.prefix < distance.whole;
      const nearest = isNearer ? distance.prefix : distance.whole;
      if (nearest > max) continue;
      const term = String.fromCharCode(...letters.subarray(i * length, (i + 1) * length));
      neighbours.push({ term, distance: nearest, prefix: isNearer });
    }
  }

  /** Terms by length, for saving. */
  *entries(): Generator<[number, Uint16Array]> {
    for (const { length, size, letters } of this.#shelves.values()) yield [length, letters.subarray(0, size * length)];
  }

  /** Loads the saved terms of a length. */
  load(length: number, letters: Uint16Array): void {
    this.#shelves.set(length, createShelf(length, letters));
  }
}
