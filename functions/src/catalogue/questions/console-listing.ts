import type { ConsoleQuestion } from '../catalogue.ts';
import type { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import type { SortColumn } from '../engine/sort-orders.ts';
import { filtersOf, passing } from './filters.ts';
import type { Found } from './listing.ts';
import { sortedPage } from './page.ts';
import { searchText } from './text-search.ts';

type ConsoleColumn = ConsoleQuestion['sort'][0];

const BY_NUMBER: Readonly<Partial<Record<ConsoleColumn, SortColumn>>> = {
  updated_at: 'updated',
  published_at: 'published',
  downloads: 'downloads',
  views: 'views',
};

/** Texts are sorted by indexes of the file; the shown ones as they are compared, without case and accents. */
const BY_TEXT: Readonly<Partial<Record<ConsoleColumn, string>>> = {
  title: 'title_key',
  author: 'author_key',
};

function* numsBy({ file }: Engine, mods: Bitset, order: string): Generator<number> {
  for (const { num } of file.each(`SELECT num FROM mods ORDER BY ${order}`))
    if (mods.has(Number(num))) yield Number(num);
}

function* numsByStatus(engine: Engine, mods: Bitset, direction: 'ASC' | 'DESC'): Generator<number> {
  const { facets } = engine.state;
  const statuses = [...facets.values('status').keys()].sort();
  for (const status of direction === 'ASC' ? statuses : statuses.reverse()) {
    yield* numsBy(engine, mods.and(facets.of('status', status)), `id ${direction}`);
  }
}

const part = (nums: Generator<number>, offset: number, limit: number): number[] => {
  const page: number[] = [];
  let skipped = 0;
  for (const num of nums) {
    if (skipped < offset) skipped += 1;
    else page.push(num);
    if (page.length === limit) break;
  }
  return page;
};

/** Answers the console's list: any column, any range. */
export const consoleListing = (engine: Engine, { sort, range, filter }: ConsoleQuestion): Found => {
  const [column, direction] = sort;
  const [offset, last] = range;
  const limit = last - offset + 1;
  const { id: ids, q, category, loader, deleted = false, ...rest } = filter;
  const filters = filtersOf(engine, {
    ...rest,
    ids,
    deleted,
    category: category && [category],
    loader: loader && [loader],
  });
  const hits = searchText(engine, q ?? '');
  if (hits !== undefined) filters.push({ name: 'text', mods: hits.bits });
  const bits = passing(engine, filters);
  const total = bits.count();
  if (offset >= total) return { nums: [], total };
  const byNumber = BY_NUMBER[column];
  if (byNumber !== undefined) {
    return { nums: sortedPage(engine.state, bits, total, [byNumber, direction === 'DESC'], offset, limit), total };
  }
  const byText = BY_TEXT[column];
  const order = byText === undefined ? `id ${direction}` : `${byText} ${direction}, id ${direction}`;
  const all = column === 'status' ? numsByStatus(engine, bits, direction) : numsBy(engine, bits, order);
  return { nums: part(all, offset, limit), total };
};
