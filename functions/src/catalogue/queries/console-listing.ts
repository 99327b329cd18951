import { toPeriod } from '../../platform/period.ts';
import type { ConsoleQuery } from '../catalogue.ts';
import type { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import type { SortColumn } from '../engine/sort-orders.ts';
import { applyFilters, toFilters } from './filters.ts';
import type { ListingResult } from './listing.ts';
import { getRankedPage, getSortedPage } from './page.ts';
import { searchText } from './text-search.ts';

type ConsoleColumn = ConsoleQuery['sort'][0];

const BY_NUMBER: Readonly<Partial<Record<ConsoleColumn, SortColumn>>> = {
  updated_at: 'updated',
  submitted_at: 'submitted',
  published_at: 'published',
  downloads: 'downloads',
  views: 'views',
};

/** Text columns that SQLite sorts by an index. Their keys are folded: without case and accents. */
const BY_TEXT: Readonly<Partial<Record<ConsoleColumn, string>>> = {
  title: 'title_key',
  author: 'author_key',
};

function* iterateNums({ file }: Engine, mods: Bitset, order: string): Generator<number> {
  for (const { num } of file.each(`SELECT num FROM mods ORDER BY ${order}`))
    if (mods.has(Number(num))) yield Number(num);
}

function* iterateByStatus(engine: Engine, mods: Bitset, direction: 'ASC' | 'DESC'): Generator<number> {
  const { facets } = engine.state;
  const statuses = [...facets.values('status').keys()].sort();
  for (const status of direction === 'ASC' ? statuses : statuses.reverse()) {
    yield* iterateNums(engine, mods.and(facets.get('status', status)), `id ${direction}`);
  }
}

const takePage = (nums: Generator<number>, offset: number, limit: number): number[] => {
  const page: number[] = [];
  let skipped = 0;
  for (const num of nums) {
    if (skipped < offset) skipped += 1;
    else page.push(num);
    if (page.length === limit) break;
  }
  return page;
};

/** Runs a list query of the console: any sort column, any range. */
export const runConsoleListing = (engine: Engine, { sort, range, filter }: ConsoleQuery): ListingResult => {
  const [column, direction] = sort;
  const [offset, last] = range;
  const limit = last - offset + 1;
  const { id: ids, q, deleted = false, from, to, ...rest } = filter;
  const updated = (from ?? to) === undefined ? undefined : toPeriod({ from, to });
  const filters = toFilters(engine, { ...rest, ids, deleted, updated });
  const hits = searchText(engine, q ?? '');
  if (hits !== undefined) filters.push({ name: 'text', mods: hits.bits });
  const bits = applyFilters(engine, filters);
  const total = bits.count();
  if (offset >= total) return { nums: [], total };
  if (column === 'relevance' && hits !== undefined) {
    return { nums: getRankedPage(engine.state, bits, hits.scores, offset, limit), total };
  }
  const byNumber = BY_NUMBER[column];
  if (byNumber !== undefined) {
    return { nums: getSortedPage(engine.state, bits, total, [byNumber, direction === 'DESC'], offset, limit), total };
  }
  const byText = BY_TEXT[column];
  const order = byText === undefined ? `id ${direction}` : `${byText} ${direction}, id ${direction}`;
  const all = column === 'status' ? iterateByStatus(engine, bits, direction) : iterateNums(engine, bits, order);
  return { nums: takePage(all, offset, limit), total };
};
