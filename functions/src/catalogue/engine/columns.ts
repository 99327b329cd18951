const HEADROOM = 1.25;

type NumberArray = Float64Array | Uint32Array | Uint8Array;
const KINDS = { f64: Float64Array, u32: Uint32Array, u8: Uint8Array } as const;

/** One value per mod, at the index of its mod number. Grows as needed. */
export class Column {
  readonly #kind: keyof typeof KINDS;
  #values: NumberArray;

  constructor(kind: keyof typeof KINDS) {
    this.#kind = kind;
    this.#values = new KINDS[kind](0);
  }

  /** The raw values. The array is replaced when the column grows. */
  get values(): NumberArray {
    return this.#values;
  }

  get(num: number): number {
    return this.#values[num] ?? 0;
  }

  set(num: number, value: number): void {
    if (num >= this.#values.length) {
      const grown = new KINDS[this.#kind](Math.ceil((num + 1) * HEADROOM));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[num] = value;
  }

  /** Bytes of the first `length` values, for saving. */
  bytes(length: number): Uint8Array {
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.#values;
    return new Uint8Array(buffer, byteOffset, Math.min(length, this.#values.length) * BYTES_PER_ELEMENT);
  }

  /** Loads the result of `bytes`. */
  load(bytes: Uint8Array): void {
    const { buffer } = bytes.slice();
    this.#values = new KINDS[this.#kind](buffer);
  }
}

/** Columns for filters, sorts and ranking. Timestamps are in milliseconds. */
export const createColumns = () => ({
  published: new Column('f64'),
  updated: new Column('f64'),
  /** When the mod last entered the review queue; without such a time, its last change. */
  submitted: new Column('f64'),
  /** Date of the newest release; without a release, of the publication. */
  released: new Column('f64'),
  /** Time of the soft deletion; 0 for all other mods. */
  deleted: new Column('f64'),
  downloads: new Column('u32'),
  views: new Column('u32'),
  trending: new Column('f64'),
  week: new Column('u32'),
  rating: new Column('f64'),
  /** Number of title words and their hash, to recognize a query for the whole title. */
  titleWords: new Column('u8'),
  titleHash: new Column('u32'),
  /** Hash of the id. Breaks ties in the same way in every instance, and independently of the mods' age. */
  tie: new Column('u32'),
  author: new Column('u32'),
});

export type Columns = ReturnType<typeof createColumns>;
export type ColumnName = keyof Columns;
