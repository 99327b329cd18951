import type { IndexFile } from '../index-file.ts';
import { Bitset } from './bitset.ts';
import { Column, type Columns, newColumns } from './columns.ts';
import { FACETS, FacetSets } from './facet-sets.ts';
import { type SortColumn, SortOrders } from './sort-orders.ts';
import { Vocabulary } from './vocabulary.ts';

/** What questions need of every mod, in memory. */
export interface State {
  /** The mods that questions see; all other numbers are dead, or not there yet. */
  live: Bitset;
  /** The number of the next mod. */
  next: number;
  /** The day (UTC) that trending and the week's figures are reckoned for. */
  day: string;
  columns: Columns;
  facets: FacetSets;
  orders: SortOrders;
  vocabulary: Vocabulary;
  /** Live mods of each author, by the author's number. */
  authorMods: Column;
}

/** The state of an empty file. */
export const newState = (file: IndexFile, day: string): State => {
  const columns = newColumns();
  const idOf = (num: number): string => String(file.row('SELECT id FROM mods WHERE num = :num', { num })?.id);
  return {
    live: new Bitset(),
    next: 0,
    day,
    columns,
    facets: new FacetSets(),
    orders: new SortOrders(columns, idOf),
    vocabulary: new Vocabulary(),
    authorMods: new Column('u32'),
  };
};

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The state's parts as bytes, each with a name of one or more words parted by `/`. */
function* partsOf(state: State): Generator<[string, Uint8Array]> {
  yield ['live', bytesOf(state.live.words)];
  yield ['authorMods', bytesOf(state.authorMods.values)];
  for (const [name, column] of Object.entries(state.columns)) yield [`column/${name}`, column.bytes(state.next)];
  for (const [name, order] of state.orders.entries()) yield [`order/${name}`, bytesOf(order)];
  for (const [length, letters] of state.vocabulary.entries()) yield [`vocabulary/${length}`, bytesOf(letters)];
  for (const facet of FACETS) {
    for (const [value, set] of state.facets.values(facet)) yield [`facet/${facet}/${value}`, bytesOf(set.words)];
  }
}

/** Writes the state into its file, so that another process goes on with it. */
export const saveState = (file: IndexFile, state: State): void => {
  file.write('DELETE FROM columns');
  for (const [name, data] of partsOf(state)) file.write('INSERT INTO columns VALUES (:name, :data)', { name, data });
};

const isKeyOf = <T extends object>(key: string, table: T): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** Reads a saved state into an empty one; `next` and `day` are the caller's. */
export const loadState = (file: IndexFile, state: State): void => {
  for (const { name, data } of file.each('SELECT name, data FROM columns')) {
    if (!(data instanceof Uint8Array)) throw new TypeError(`Column ${name} is not a blob`);
    const [kind = '', key = '', ...rest] = String(name).split('/');
    const bytes = data.slice();
    if (kind === 'live') state.live = new Bitset(new Int32Array(bytes.buffer));
    else if (kind === 'authorMods') state.authorMods.load(bytes);
    else if (kind === 'column' && isKeyOf(key, state.columns)) state.columns[key].load(bytes);
    else if (kind === 'order' && isSortColumn(key)) state.orders.load(key, new Uint32Array(bytes.buffer));
    else if (kind === 'vocabulary') state.vocabulary.load(Number(key), new Uint16Array(bytes.buffer));
    else if (kind === 'facet') {
      const facet = FACETS.find((known) => known === key);
      if (facet !== undefined) state.facets.put(facet, rest.join('/'), new Bitset(new Int32Array(bytes.buffer)));
    }
  }
};

const SORT_COLUMNS: Readonly<Record<SortColumn, true>> = {
  published: true,
  updated: true,
  downloads: true,
  views: true,
  trending: true,
};
const isSortColumn = (name: string): name is SortColumn => isKeyOf(name, SORT_COLUMNS);
