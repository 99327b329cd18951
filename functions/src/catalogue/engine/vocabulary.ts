import { editDistance } from './edit-distance.ts';

const SHORTEST = 3;
const LONGEST = 24;
const WORD = /^\p{L}+$/u;
/** A digit may have slipped in; a version or a number is meant as it is. */
const MISTYPED = /^\p{L}(?=.*\p{L})[\p{L}\p{N}]{2,}$/u;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** How many letters of a term the mask of its beginning has; enough for most words and their errors. */
const HEAD = 9;

/** All terms of one length, letter after letter, with masks of each one's letters and of its first ones. */
interface Shelf {
  length: number;
  size: number;
  letters: Uint16Array;
  masks: Int32Array;
  heads: Int32Array;
}

/** A term like one that was asked for. */
export interface Neighbour {
  term: string;
  /** Edits between the two, or between the asked one and the beginning of this one. */
  distance: number;
  /** Whether only the beginning is alike. */
  prefix: boolean;
}

const maskOf = (letters: Uint16Array, start: number, length: number): number => {
  let mask = 0;
  for (let i = start; i < start + length; i += 1) mask |= 1 << ((letters[i] ?? 0) & 31);
  return mask;
};

const shelfOf = (length: number, letters: Uint16Array): Shelf => {
  const size = letters.length / length;
  const masks = Int32Array.from({ length: size }, (_, i) => maskOf(letters, i * length, length));
  const heads = Int32Array.from({ length: size }, (_, i) => maskOf(letters, i * length, Math.min(HEAD, length)));
  return { length, size, letters, masks, heads };
};

const lettersOf = (term: string): Uint16Array => Uint16Array.from(term, (letter) => letter.charCodeAt(0));

const bitCount = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Whether a word can have been mistyped in a way that is looked for. */
export const canBeMistyped = (word: string): boolean => MISTYPED.test(word) && !CJK.test(word);

/** How many typing errors are looked for in a word. */
export const errorsIn = (term: string): number => (term.length < 6 ? 1 : 2);

/** The words of the index, held so that all that are like a given one are found in a few milliseconds. */
export class Vocabulary {
  readonly #shelves = new Map<number, Shelf>();

  /** Takes in a term that it has not yet. */
  add(term: string): void {
    const { length } = term;
    if (length < SHORTEST || length > LONGEST || !WORD.test(term) || CJK.test(term)) return;
    const shelf = this.#shelves.get(length) ?? shelfOf(length, new Uint16Array(0));
    this.#shelves.set(length, shelf);
    const { size } = shelf;
    if (size === shelf.masks.length) {
      const grown = shelfOf(length, new Uint16Array(Math.ceil((size + 8) * 1.5) * length));
      grown.letters.set(shelf.letters);
      grown.masks.set(shelf.masks);
      grown.heads.set(shelf.heads);
      Object.assign(shelf, grown, { size });
    }
    shelf.letters.set(lettersOf(term), size * length);
    shelf.masks[size] = maskOf(shelf.letters, size * length, length);
    shelf.heads[size] = maskOf(shelf.letters, size * length, Math.min(HEAD, length));
    shelf.size += 1;
  }

  /** The terms within a number of edits of a word, or, with `prefix`, that begin so. Not the word itself. */
  neighbours(word: string, most: number, prefix: boolean): Neighbour[] {
    const asked = lettersOf(word);
    const mask = maskOf(asked, 0, asked.length);
    const found: Neighbour[] = [];
    if (asked.length > LONGEST) return found;
    for (const shelf of this.#shelves.values()) {
      const longer = shelf.length - asked.length;
      if (-longer > most || (longer > most && !prefix)) continue;
      this.#search(shelf, asked, mask, most, prefix, found);
    }
    return found.filter(({ term }) => term !== word);
  }

  #search(shelf: Shelf, asked: Uint16Array, mask: number, most: number, prefix: boolean, found: Neighbour[]): void {
    const { length, size, letters, masks, heads } = shelf;
    const reached = asked.length + most <= HEAD ? heads : masks;
    for (let i = 0; i < size; i += 1) {
      const its = reached[i] ?? 0;
      // Each edit gives a word at most one letter it had not, and takes at most one.
      if (bitCount(mask & ~its) > most || (!prefix && bitCount(its & ~mask) > most)) continue;
      const distance = editDistance(asked, letters, i * length, length, most);
      const whole = distance.whole <= most;
      if (!whole && !(prefix && distance.prefix <= most)) continue;
      found.push({
        term: String.fromCharCode(...letters.subarray(i * length, (i + 1) * length)),
        distance: whole ? distance.whole : distance.prefix,
        prefix: !whole,
      });
    }
  }

  /** The terms of each length, for saving. */
  *entries(): Generator<[number, Uint16Array]> {
    for (const { length, size, letters } of this.#shelves.values()) yield [length, letters.subarray(0, size * length)];
  }

  /** Takes back the saved terms of a length. */
  load(length: number, letters: Uint16Array): void {
    this.#shelves.set(length, shelfOf(length, letters));
  }
}
