import { Bitset } from './bitset.ts';
import type { ColumnName, Columns } from './columns.ts';
import { type Compare, mergeSorted, slicedSort } from './sliced-sort.ts';

export type SortColumn = Extract<ColumnName, 'published' | 'updated' | 'downloads' | 'views' | 'trending'>;
/** Orders that visitors' questions take; others are made when first asked for, and kept from then on. */
const ALWAYS: readonly SortColumn[] = ['published', 'downloads', 'trending'];

/** Orders as they will be, until they are taken over. */
export type NextOrders = ReadonlyMap<SortColumn, Uint32Array>;

const bitsOf = (nums: Iterable<number>): Bitset => {
  const bits = new Bitset();
  for (const num of nums) bits.add(num);
  return bits;
};

const without = (order: Uint32Array, gone: Bitset): Uint32Array => order.filter((num) => !gone.has(num));

/** Mod numbers sorted by columns, ascending, kept sorted as mods come, go and change. */
export class SortOrders {
  readonly #columns: Columns;
  readonly #idOf: (num: number) => string;
  readonly #orders = new Map<SortColumn, Uint32Array>(ALWAYS.map((column) => [column, new Uint32Array(0)]));

  /** @param idOf tells a mod's id, the last resort between mods of one key and one hash. */
  constructor(columns: Columns, idOf: (num: number) => string) {
    this.#columns = columns;
    this.#idOf = idOf;
  }

  /** Compares mods by a column, ascending; never 0 for two different ones, and the same in every instance. */
  comparing(column: SortColumn): Compare {
    const { values: keys } = this.#columns[column];
    const { values: ties } = this.#columns.tie;
    return (a, b) =>
      (keys[a] ?? 0) - (keys[b] ?? 0) ||
      (ties[a] ?? 0) - (ties[b] ?? 0) ||
      (a === b ? 0 : this.#idOf(a) < this.#idOf(b) ? -1 : 1);
  }

  /** All mods by a column, ascending. */
  by(column: SortColumn): Uint32Array {
    const known = this.#orders.get(column);
    if (known !== undefined) return known;
    const order = this.by('published').toSorted(this.comparing(column));
    this.#orders.set(column, order);
    return order;
  }

  /**
   * Prepares the orders without some mods and with others, in slices, after the columns were set; a changed mod is in both lists.
   *
   * @param columns those that changed; the orders by others stay as they are.
   */
  async prepare(
    removed: Iterable<number>,
    added: readonly number[],
    columns: readonly SortColumn[] = [...this.#orders.keys()],
  ): Promise<NextOrders> {
    const gone = bitsOf(removed);
    const next = new Map(this.#orders);
    for (const column of columns) {
      const compare = this.comparing(column);
      const coming = await slicedSort(added, compare);
      const order = this.#orders.get(column);
      if (order !== undefined) next.set(column, mergeSorted(without(order, gone), coming, compare));
    }
    return next;
  }

  /** Takes prepared orders over; one that was made in the meantime is forgotten and made again when asked for. */
  adopt(next: NextOrders): void {
    this.#orders.clear();
    for (const [column, order] of next) this.#orders.set(column, order);
  }

  /** Takes mods out. */
  remove(removed: Iterable<number>): void {
    const gone = bitsOf(removed);
    for (const [column, order] of this.#orders) this.#orders.set(column, without(order, gone));
  }

  /** The orders there are, for saving. */
  entries(): IterableIterator<[SortColumn, Uint32Array]> {
    return this.#orders.entries();
  }

  /** Takes back a saved order. */
  load(column: SortColumn, order: Uint32Array): void {
    this.#orders.set(column, order);
  }
}
