import { Bitset } from './bitset.ts';
import type { ColumnName, Columns } from './columns.ts';
import { createPause } from './slices.ts';

type Compare = (a: number, b: number) => number;

/** Mod numbers per piece. Sorting a piece takes one or two milliseconds. */
const PIECE = 4096;

const mergeSorted = (left: Uint32Array, right: Uint32Array, compare: Compare): Uint32Array => {
  const merged = new Uint32Array(left.length + right.length);
  let [i, j] = [0, 0];
  for (let end = 0; end < merged.length; end += 1) {
    const takesLeft = j === right.length || (i < left.length && compare(left[i] ?? 0, right[j] ?? 0) <= 0);
    merged[end] = (takesLeft ? left[i] : right[j]) ?? 0;
    if (takesLeft) i += 1;
    else j += 1;
  }
  return merged;
};

/** Merge sort in time slices: sorts pieces, then merges pairs. */
const slicedSort = async (nums: readonly number[], compare: Compare): Promise<Uint32Array> => {
  const pause = createPause();
  let pieces: Uint32Array[] = [];
  for (let at = 0; at < nums.length; at += PIECE) {
    pieces.push(Uint32Array.from(nums.slice(at, at + PIECE)).sort(compare));
    await pause();
  }
  while (pieces.length > 1) {
    const merged: Uint32Array[] = [];
    for (let i = 0; i < pieces.length; i += 2) {
      const [left = new Uint32Array(0), right = new Uint32Array(0)] = pieces.slice(i, i + 2);
      merged.push(mergeSorted(left, right, compare));
      await pause();
    }
    pieces = merged;
  }
  return pieces[0] ?? new Uint32Array(0);
};

export const SORT_COLUMNS = [
  'published',
  'updated',
  'submitted',
  'released',
  'downloads',
  'views',
  'trending',
  'rating',
] as const satisfies readonly ColumnName[];
export type SortColumn = (typeof SORT_COLUMNS)[number];
/** Orders for visitors' queries. Other orders are built at first use and cached. */
const ALWAYS: readonly SortColumn[] = ['published', 'released', 'downloads', 'trending', 'rating'];

/** Second key, before the hash of the id. Many mods have equal first keys: no recent downloads, or few ratings. */
const SECOND: Readonly<Partial<Record<SortColumn, SortColumn>>> = { trending: 'released', rating: 'downloads' };

/** Prepared orders, before `adopt` activates them. */
type NextOrders = ReadonlyMap<SortColumn, Uint32Array>;

const toBitset = (nums: Iterable<number>): Bitset => {
  const bits = new Bitset();
  for (const num of nums) bits.add(num);
  return bits;
};

const excluding = (order: Uint32Array, removedBits: Bitset): Uint32Array =>
  order.filter((num) => !removedBits.has(num));

/** One ascending order of mod numbers per column. Orders stay sorted when mods are added, removed or changed. */
export class SortOrders {
  readonly #columns: Columns;
  readonly #getId: (num: number) => string;
  readonly #orders = new Map<SortColumn, Uint32Array>(ALWAYS.map((column) => [column, new Uint32Array(0)]));

  /** @param getId returns the id of a mod; breaks ties between equal keys and hashes */
  constructor(columns: Columns, getId: (num: number) => string) {
    this.#columns = columns;
    this.#getId = getId;
  }

  /** Compares mods by a column, ascending. Never 0 for two different mods, and the same in every instance. */
  getCompare(column: SortColumn): Compare {
    const { values: keys } = this.#columns[column];
    const { values: ties } = this.#columns.tie;
    const { values: seconds } = this.#columns[SECOND[column] ?? column];
    return (a, b) =>
      (keys[a] ?? 0) - (keys[b] ?? 0) ||
      (seconds[a] ?? 0) - (seconds[b] ?? 0) ||
      (ties[a] ?? 0) - (ties[b] ?? 0) ||
      (a === b ? 0 : this.#getId(a) < this.#getId(b) ? -1 : 1);
  }

  /** All mods sorted by a column, ascending. */
  by(column: SortColumn): Uint32Array {
    const known = this.#orders.get(column);
    if (known !== undefined) return known;
    const order = this.by('published').toSorted(this.getCompare(column));
    this.#orders.set(column, order);
    return order;
  }

  /**
   * Prepares the orders for removed and added mods, in time slices. Set the columns first. A changed mod is in both
   * lists.
   *
   * @param columns changed columns; orders by other columns stay
   */
  async prepare(
    removed: Iterable<number>,
    added: readonly number[],
    columns: readonly SortColumn[] = [...this.#orders.keys()],
  ): Promise<NextOrders> {
    const removedBits = toBitset(removed);
    const next = new Map(this.#orders);
    for (const column of columns) {
      const compare = this.getCompare(column);
      const sortedAdded = await slicedSort(added, compare);
      const order = this.#orders.get(column);
      if (order !== undefined) next.set(column, mergeSorted(excluding(order, removedBits), sortedAdded, compare));
    }
    return next;
  }

  /** Activates prepared orders. Drops orders built in the meantime; they are rebuilt at the next use. */
  adopt(next: NextOrders): void {
    this.#orders.clear();
    for (const [column, order] of next) this.#orders.set(column, order);
  }

  /** Removes mods from all orders. */
  remove(removed: Iterable<number>): void {
    const removedBits = toBitset(removed);
    for (const [column, order] of this.#orders) this.#orders.set(column, excluding(order, removedBits));
  }

  /** Current orders, for saving. */
  entries(): IterableIterator<[SortColumn, Uint32Array]> {
    return this.#orders.entries();
  }

  /** Loads a saved order. */
  load(column: SortColumn, order: Uint32Array): void {
    this.#orders.set(column, order);
  }
}
