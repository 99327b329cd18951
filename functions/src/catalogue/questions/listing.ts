import type { Sort } from '@bigorna/domain/catalogue-terms';
import type { ModsQuery } from '@bigorna/domain/endpoints/mods';
import type { FacetCounts } from '../catalogue.ts';
import type { Engine } from '../engine/engine.ts';
import type { SortColumn } from '../engine/sort-orders.ts';
import { facetsOf } from './facets.ts';
import { type Filters, filtersOf, passing } from './filters.ts';
import { rankedPage, sortedPage } from './page.ts';
import { searchText } from './text-search.ts';

type ColumnSort = Exclude<Sort, 'relevance'>;

/** By which column, and whether from the highest. */
const ORDER: Readonly<Record<ColumnSort, readonly [SortColumn, boolean]>> = {
  recent: ['published', true],
  oldest: ['published', false],
  downloads: ['downloads', true],
  downloads_asc: ['downloads', false],
  trending: ['trending', true],
};

/** Numbers of mods in their order, and what is told with them. */
export interface Found {
  nums: number[];
  total: number;
  facets?: FacetCounts;
  did_you_mean?: string;
}

/** Answers a visitor's question, or the same question over mods of one status. By text where there is one and no other order is asked. */
export const listing = (engine: Engine, query: ModsQuery & Pick<Filters, 'status' | 'deleted'>): Found => {
  const hits = searchText(engine, query.q ?? '');
  const filters = filtersOf(engine, query);
  if (hits !== undefined) filters.push({ name: 'text', mods: hits.bits });
  const bits = passing(engine, filters);
  const total = bits.count();
  const offset = (query.page - 1) * query.limit;
  const sort = query.sort ?? 'relevance';
  const nums =
    hits !== undefined && sort === 'relevance'
      ? rankedPage(engine.state, bits, hits.scores, offset, query.limit)
      : sortedPage(engine.state, bits, total, ORDER[sort === 'relevance' ? 'recent' : sort], offset, query.limit);
  return {
    nums,
    total,
    ...(query.facets === true ? { facets: facetsOf(engine, filters, query) } : {}),
    ...(hits?.meant === undefined ? {} : { did_you_mean: hits.meant }),
  };
};

/** The first mods in one order, for a shelf of the home page. */
export const shelf = (engine: Engine, sort: ColumnSort, limit: number, filters: Filters = {}): number[] => {
  const bits = passing(engine, filtersOf(engine, filters));
  return sortedPage(engine.state, bits, bits.count(), ORDER[sort], 0, limit);
};

/** Mods that are rising at all, most first. */
export const rising = (engine: Engine, limit: number): number[] => {
  const { trending } = engine.state.columns;
  return shelf(engine, 'trending', limit).filter((num) => trending.get(num) > 0);
};

/** The mod most downloaded in the last seven days, if any was. */
export const mostDownloadedOfWeek = ({ state }: Engine): number | undefined => {
  const { week } = state.columns;
  const compare = state.orders.comparing('downloads');
  let best: number | undefined;
  state.live.each((num) => {
    if (week.get(num) === 0) return;
    const lead = best === undefined ? 1 : week.get(num) - week.get(best) || compare(num, best);
    if (lead > 0) best = num;
  });
  return best;
};
