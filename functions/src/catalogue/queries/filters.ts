import { getAuthorKey } from '@bigorna/domain/author-key';
import type { ModsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { DAY_MS, DELETED_MOD_RETENTION_DAYS } from '@bigorna/domain/limits';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { isVersionInRange, isVersionRange } from '@bigorna/domain/version-range';
import { now } from '../../platform/clock.ts';
import { Bitset } from '../engine/bitset.ts';
import { findLiveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facet, FacetSets } from '../engine/facet-sets.ts';
import { toTagTerm } from '../engine/tiers.ts';
import { findMatches } from './find-matches.ts';

/** Filters of visitors' queries and of the console, except text. */
export type Filters = Partial<
  Pick<
    ModsQuery,
    | 'content_type'
    | 'loader'
    | 'game_version'
    | 'category'
    | 'exclude_category'
    | 'tag'
    | 'author'
    | 'access'
    | 'side'
    | 'language'
    | 'featured'
  >
> & {
  status?: ModStatus | undefined;
  ids?: readonly string[] | undefined;
  /** True: only soft-deleted mods. False: only other mods. Undefined if the index cannot contain soft-deleted mods. */
  deleted?: boolean | undefined;
  /** Limits of the last change. */
  updated?: { readonly from: Date; readonly to: Date } | undefined;
};

/** Mods that pass a filter. Facet counts use `name` to skip the filter of their own facet. */
export interface Filter {
  name:
    | 'text'
    | 'ids'
    | 'status'
    | 'deleted'
    | 'updated'
    | 'author'
    | 'featured'
    | 'content_type'
    | 'access'
    | 'compat'
    | 'category'
    | 'side'
    | 'language'
    | 'tag'
    | 'exclude_category';
  mods: Bitset;
}

const isNonEmpty = <T>(list: readonly T[] | undefined): list is readonly T[] => list !== undefined && list.length > 0;

/** Expands requested game versions: a range becomes all matching versions of the index. */
export const expandVersions = (facets: FacetSets, requested: readonly string[]): string[] => {
  const ranges = requested.filter(isVersionRange);
  const within = [...facets.values('version').keys()].filter((version) =>
    ranges.some((range) => isVersionInRange(range, version)),
  );
  return [...new Set([...requested.filter((version) => !isVersionRange(version)), ...within])];
};

const unite = (facets: FacetSets, facet: Facet, values: readonly string[]): Bitset =>
  Bitset.union(values.map((value) => facets.get(facet, value)));

/**
 * Mods with a release that supports one of the loaders and one of the game versions. With an empty list, no mod
 * matches.
 */
export const findCompatible = (facets: FacetSets, loaders: readonly string[], versions: readonly string[]): Bitset =>
  unite(
    facets,
    'pair',
    loaders.flatMap((loader) => versions.map((version) => `${loader}@${version}`)),
  );

const compatFilter = (facets: FacetSets, { loader, game_version }: Filters): Filter[] => {
  const versions = expandVersions(facets, game_version ?? []);
  if (isNonEmpty(loader) && isNonEmpty(game_version))
    return [{ name: 'compat', mods: findCompatible(facets, loader, versions) }];
  if (isNonEmpty(loader)) return [{ name: 'compat', mods: unite(facets, 'loader', loader) }];
  if (isNonEmpty(game_version)) return [{ name: 'compat', mods: unite(facets, 'version', versions) }];
  return [];
};

const idsFilter = ({ file, state }: Engine, ids: readonly string[]): Filter => {
  const mods = new Bitset();
  for (const id of ids) {
    const num = findLiveNum(file, state, id);
    if (num !== undefined) mods.add(num);
  }
  return { name: 'ids', mods };
};

const authorFilter = ({ file }: Engine, author: string): Filter => {
  const mods = new Bitset();
  for (const { num } of file.each('SELECT num FROM mods WHERE author_key = :key', { key: getAuthorKey(author) }))
    mods.add(Number(num));
  return { name: 'author', mods };
};

/** Mods with one of the tags, ignoring case and accents. */
const tagFilter = (engine: Engine, tags: readonly string[]): Filter => {
  const alternatives = tags.map((tag) => ({ terms: [{ text: toTagTerm(tag), prefix: false }], quality: 1 }));
  return { name: 'tag', mods: findMatches(engine, [{ alternatives }]) };
};

/**
 * Soft-deleted mods within their retention period, or all other mods. The index may still contain purged mods, because
 * it is not notified of a purge.
 */
const deletedFilter = ({ state }: Engine, deleted: boolean): Filter => {
  const all = state.facets.get('deleted', 'true');
  if (!deleted) return { name: 'deleted', mods: state.live.andNot(all) };
  const retainedSince = now().getTime() - DELETED_MOD_RETENTION_DAYS * DAY_MS;
  const mods = new Bitset();
  all.each((num) => {
    if (state.columns.deleted.get(num) > retainedSince) mods.add(num);
  });
  return { name: 'deleted', mods };
};

const updatedFilter = ({ state }: Engine, { from, to }: NonNullable<Filters['updated']>): Filter => {
  const mods = new Bitset();
  state.live.each((num) => {
    const updated = state.columns.updated.get(num);
    if (updated >= from.getTime() && updated <= to.getTime()) mods.add(num);
  });
  return { name: 'updated', mods };
};

/** Converts filters to sets of mods. A mod passes a filter with several values if one of them matches. */
export const toFilters = (engine: Engine, filters: Filters): Filter[] => {
  const { facets, live } = engine.state;
  const result = compatFilter(facets, filters);
  for (const name of ['content_type', 'access', 'status'] as const) {
    const value = filters[name];
    if (value !== undefined) result.push({ name, mods: facets.get(name, value) });
  }
  const { featured, ids, author, deleted, updated, exclude_category, tag } = filters;
  if (featured !== undefined) result.push({ name: 'featured', mods: facets.get('featured', String(featured)) });
  if (deleted !== undefined) result.push(deletedFilter(engine, deleted));
  if (updated !== undefined) result.push(updatedFilter(engine, updated));
  if (author !== undefined) result.push(authorFilter(engine, author));
  if (ids !== undefined) result.push(idsFilter(engine, ids));
  for (const name of ['category', 'side', 'language'] as const) {
    const values = filters[name];
    if (isNonEmpty(values)) result.push({ name, mods: unite(facets, name, values) });
  }
  if (isNonEmpty(tag)) result.push(tagFilter(engine, tag));
  if (isNonEmpty(exclude_category)) {
    result.push({ name: 'exclude_category', mods: live.andNot(unite(facets, 'category', exclude_category)) });
  }
  return result;
};

/** Visible mods that pass all filters except `leftOut`. */
export const applyFilters = ({ state }: Engine, filters: readonly Filter[], leftOut?: Filter['name']): Bitset =>
  state.live.and(...filters.filter(({ name }) => name !== leftOut).map(({ mods }) => mods));
