import { DEFAULT_SORT, type Sort } from '@bigorna/domain/catalogue-terms';
import type { ModsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import type { FacetCounts } from '../catalogue.ts';
import type { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facet } from '../engine/facet-sets.ts';
import type { SortColumn } from '../engine/sort-orders.ts';
import { applyFilters, expandVersions, type Filter, type Filters, findCompatible, toFilters } from './filters.ts';
import { getRankedPage, getSortedPage } from './page.ts';
import { searchText } from './text-search.ts';

/**
 * Counts mods per facet value. A facet ignores its own filter and applies all other filters. Loader and game version
 * must match in the same release.
 *
 * @param matching mods that pass all filters
 */
const countFacets = (
  engine: Engine,
  filters: readonly Filter[],
  matching: Bitset,
  { loader, game_version }: Filters,
): FacetCounts => {
  const { facets } = engine.state;
  const versions = expandVersions(facets, game_version ?? []);
  const tally = (facet: Facet, base: Bitset, getSet?: (value: string) => Bitset): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const [value, mods] of facets.values(facet)) {
      const hits = base.countWith(getSet === undefined ? mods : getSet(value));
      if (hits > 0) counts[value] = hits;
    }
    return counts;
  };
  const without = (left: Filter['name']): Bitset =>
    filters.some(({ name }) => name === left) ? applyFilters(engine, filters, left) : matching;
  const anyRelease = without('compat');
  const withVersions = game_version?.length ? (value: string) => findCompatible(facets, [value], versions) : undefined;
  const withLoaders = loader?.length ? (value: string) => findCompatible(facets, loader, [value]) : undefined;
  return {
    content_type: tally('content_type', without('content_type')),
    access: tally('access', without('access')),
    category: tally('category', without('category')),
    side: tally('side', without('side')),
    language: tally('language', without('language')),
    loader: tally('loader', anyRelease, withVersions),
    game_version: tally('version', anyRelease, withLoaders),
  };
};

type ColumnSort = Exclude<Sort, 'relevance'>;

/** Sort column, and whether it is descending. */
const ORDER: Readonly<Record<ColumnSort, readonly [SortColumn, boolean]>> = {
  recent: ['published', true],
  oldest: ['published', false],
  downloads: ['downloads', true],
  downloads_asc: ['downloads', false],
  trending: ['trending', true],
  updated: ['released', true],
  rating: ['rating', true],
};

/** A page of mod numbers in order, and totals over all pages. */
export interface ListingResult {
  nums: number[];
  total: number;
  facets?: FacetCounts;
  did_you_mean?: string;
}

/** Runs a visitor's query, optionally for one status. Sorts by relevance if there is a text and no other order. */
export const runListing = (engine: Engine, query: ModsQuery & Pick<Filters, 'status' | 'deleted'>): ListingResult => {
  const hits = searchText(engine, query.q ?? '');
  const filters = toFilters(engine, query);
  if (hits !== undefined) filters.push({ name: 'text', mods: hits.bits });
  const bits = applyFilters(engine, filters);
  const total = bits.count();
  const offset = (query.page - 1) * query.limit;
  const sort = query.sort ?? 'relevance';
  const nums =
    hits !== undefined && sort === 'relevance'
      ? getRankedPage(engine.state, bits, hits.scores, offset, query.limit)
      : getSortedPage(
          engine.state,
          bits,
          total,
          ORDER[sort === 'relevance' ? DEFAULT_SORT : sort],
          offset,
          query.limit,
        );
  return {
    nums,
    total,
    ...(query.facets === true ? { facets: countFacets(engine, filters, bits, query) } : {}),
    ...(hits?.meant === undefined ? {} : { did_you_mean: hits.meant }),
  };
};

/** First mods of an order, for a shelf of the home page. */
export const getShelf = (engine: Engine, sort: ColumnSort, limit: number, filters: Filters = {}): number[] => {
  const bits = applyFilters(engine, toFilters(engine, filters));
  return getSortedPage(engine.state, bits, bits.count(), ORDER[sort], 0, limit);
};

/** Mods with a positive trending score, highest first. */
export const getRising = (engine: Engine, limit: number): number[] => {
  const { trending } = engine.state.columns;
  return getShelf(engine, 'trending', limit).filter((num) => trending.get(num) > 0);
};

/** Most downloaded mod of the last seven days, if any. */
export const findMostDownloadedOfWeek = ({ state }: Engine): number | undefined => {
  const { week } = state.columns;
  const compare = state.orders.getCompare('downloads');
  let best: number | undefined;
  state.live.each((num) => {
    if (week.get(num) === 0) return;
    const lead = best === undefined ? 1 : week.get(num) - week.get(best) || compare(num, best);
    if (lead > 0) best = num;
  });
  return best;
};
