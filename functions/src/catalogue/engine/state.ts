import type { IndexFile } from '../index-file.ts';
import { Bitset } from './bitset.ts';
import { Column, type Columns, createColumns } from './columns.ts';
import { FACETS, FacetSets } from './facet-sets.ts';
import { SORT_COLUMNS, SortOrders } from './sort-orders.ts';
import { Vocabulary } from './vocabulary.ts';

/** In-memory data about all mods, for queries. */
export interface State {
  /** Numbers of the mods that queries can see. Other mods are removed or not yet added. */
  live: Bitset;
  /** The number that the next added mod gets. */
  next: number;
  /** Day (UTC) of trending and weekly downloads. */
  day: string;
  columns: Columns;
  facets: FacetSets;
  orders: SortOrders;
  vocabulary: Vocabulary;
  /** Number of visible mods per author, by author number. */
  authorMods: Column;
}

/** State of an empty index. */
export const createState = (file: IndexFile, day: string): State => {
  const columns = createColumns();
  const getId = (num: number): string => String(file.row('SELECT id FROM mods WHERE num = :num', { num })?.id);
  return {
    live: new Bitset(),
    next: 0,
    day,
    columns,
    facets: new FacetSets(),
    orders: new SortOrders(columns, getId),
    vocabulary: new Vocabulary(),
    authorMods: new Column('u32'),
  };
};

const toBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Parts of the state as bytes. Each name has one or more segments separated by `/`. */
function* listParts(state: State): Generator<[string, Uint8Array]> {
  yield ['live', toBytes(state.live.words)];
  yield ['authorMods', toBytes(state.authorMods.values)];
  for (const [name, column] of Object.entries(state.columns)) yield [`column/${name}`, column.bytes(state.next)];
  for (const [name, order] of state.orders.entries()) yield [`order/${name}`, toBytes(order)];
  for (const [length, letters] of state.vocabulary.entries()) yield [`vocabulary/${length}`, toBytes(letters)];
  for (const facet of FACETS) {
    for (const [value, set] of state.facets.values(facet)) yield [`facet/${facet}/${value}`, toBytes(set.words)];
  }
}

/** Saves the state in the file, so that another process can load it. */
export const saveState = (file: IndexFile, state: State): void => {
  file.write('DELETE FROM columns');
  for (const [name, data] of listParts(state)) file.write('INSERT INTO columns VALUES (:name, :data)', { name, data });
};

const hasKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** Loads a saved state into an empty state. The caller sets `next` and `day`. */
export const loadState = (file: IndexFile, state: State): void => {
  for (const { name, data } of file.each('SELECT name, data FROM columns')) {
    if (!(data instanceof Uint8Array)) throw new TypeError(`Column ${name} is not a blob`);
    const [kind = '', key = '', ...rest] = String(name).split('/');
    const bytes = data.slice();
    if (kind === 'live') state.live = new Bitset(new Int32Array(bytes.buffer));
    else if (kind === 'authorMods') state.authorMods.load(bytes);
    else if (kind === 'column' && hasKey(state.columns, key)) state.columns[key].load(bytes);
    else if (kind === 'order') {
      const column = SORT_COLUMNS.find((known) => known === key);
      if (column !== undefined) state.orders.load(column, new Uint32Array(bytes.buffer));
    } else if (kind === 'vocabulary') state.vocabulary.load(Number(key), new Uint16Array(bytes.buffer));
    else if (kind === 'facet') {
      const facet = FACETS.find((known) => known === key);
      if (facet !== undefined) state.facets.put(facet, rest.join('/'), new Bitset(new Int32Array(bytes.buffer)));
    }
  }
};
