const BITS = 32;

const countOnes = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** A set of mod numbers with one bit each. Grows as needed. */
export class Bitset {
  #words: Int32Array;

  constructor(words = new Int32Array(0)) {
    this.#words = words;
  }

  /** The raw bits, for saving. */
  get words(): Int32Array {
    return this.#words;
  }

  has(num: number): boolean {
    return ((this.#words[num >>> 5] ?? 0) & (1 << (num & 31))) !== 0;
  }

  add(num: number): void {
    const at = num >>> 5;
    if (at >= this.#words.length) {
      const grown = new Int32Array(Math.ceil((at + 1) * 1.25));
      grown.set(this.#words);
      this.#words = grown;
    }
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (num & 31));
  }

  delete(num: number): void {
    const at = num >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (num & 31));
  }

  /** Size of the set. */
  count(): number {
    let total = 0;
    for (let i = 0; i < this.#words.length; i += 1) total += countOnes(this.#words[i] ?? 0);
    return total;
  }

  /** Size of the intersection. */
  countWith(other: Bitset): number {
    const [mine, theirs] = [this.#words, other.#words];
    const length = Math.min(mine.length, theirs.length);
    let total = 0;
    for (let i = 0; i < length; i += 1) total += countOnes((mine[i] ?? 0) & (theirs[i] ?? 0));
    return total;
  }

  /** Intersection with other sets. */
  and(...others: readonly Bitset[]): Bitset {
    const words = this.#words.slice();
    for (const { words: theirs } of others) {
      for (let i = 0; i < words.length; i += 1) words[i] = (words[i] ?? 0) & (theirs[i] ?? 0);
    }
    return new Bitset(words);
  }

  /** Difference from other sets. */
  andNot(...others: readonly Bitset[]): Bitset {
    const words = this.#words.slice();
    for (const { words: theirs } of others) {
      const length = Math.min(words.length, theirs.length);
      for (let i = 0; i < length; i += 1) words[i] = (words[i] ?? 0) & ~(theirs[i] ?? 0);
    }
    return new Bitset(words);
  }

  static union(sets: readonly Bitset[]): Bitset {
    const words = new Int32Array(sets.reduce((longest, set) => Math.max(longest, set.#words.length), 0));
    for (const { words: theirs } of sets) {
      for (let i = 0; i < theirs.length; i += 1) words[i] = (words[i] ?? 0) | (theirs[i] ?? 0);
    }
    return new Bitset(words);
  }

  /** Calls `visit` with each number, in ascending order. */
  each(visit: (num: number) => void): void {
    for (let i = 0; i < this.#words.length; i += 1) {
      for (let rest = this.#words[i] ?? 0; rest !== 0; rest &= rest - 1)
        visit(i * BITS + 31 - Math.clz32(rest & -rest));
    }
  }

  toArray(): number[] {
    const nums: number[] = [];
    this.each((num) => nums.push(num));
    return nums;
  }
}
