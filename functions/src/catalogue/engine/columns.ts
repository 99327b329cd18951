const HEADROOM = 1.25;

type NumberArray = Float64Array | Uint32Array | Uint8Array;
const KINDS = { f64: Float64Array, u32: Uint32Array, u8: Uint8Array } as const;

/** One number a mod, by mod number; it grows with the numbers put into it. */
export class Column {
  readonly #kind: keyof typeof KINDS;
  #values: NumberArray;

  constructor(kind: keyof typeof KINDS) {
    this.#kind = kind;
    this.#values = new KINDS[kind](0);
  }

  /** The values as they are; a new array after a column has grown. */
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

  /** The bytes of the first values, for saving. */
  bytes(length: number): Uint8Array {
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.#values;
    return new Uint8Array(buffer, byteOffset, Math.min(length, this.#values.length) * BYTES_PER_ELEMENT);
  }

  /** Takes back what `bytes` gave. */
  load(bytes: Uint8Array): void {
    const { buffer } = bytes.slice();
    this.#values = new KINDS[this.#kind](buffer);
  }
}

/** What filters, sorts and ranking read of every mod. Moments in milliseconds. */
export const newColumns = () => ({
  published: new Column('f64'),
  updated: new Column('f64'),
  /** When it was thrown away; 0 for all others. */
  deleted: new Column('f64'),
  downloads: new Column('u32'),
  views: new Column('u32'),
  trending: new Column('f64'),
  week: new Column('u32'),
  /** Number of words of the title, and a hash of them, to know a title that was asked for as a whole. */
  titleWords: new Column('u8'),
  titleHash: new Column('u32'),
  /** A hash of the id: breaks ties, the same in every instance, and without regard to age. */
  tie: new Column('u32'),
  author: new Column('u32'),
});

export type Columns = ReturnType<typeof newColumns>;
export type ColumnName = keyof Columns;
