import type { ModsQuery } from '@bigorna/domain/endpoints/mods';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { isVersionRange, versionFits } from '@bigorna/domain/version-range';
import { Bitset } from '../engine/bitset.ts';
import { liveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facet, FacetSets } from '../engine/facet-sets.ts';

/** What selects mods besides a text: the filters of a visitor's question and those of the console. */
export type Filters = Partial<
  Pick<ModsQuery, 'content_type' | 'loader' | 'game_version' | 'category' | 'exclude_category' | 'access' | 'featured'>
> & { status?: ModStatus | undefined; ids?: readonly string[] | undefined };

/** A filter's mods; `name` tells facets which of them they leave out. */
export interface Filter {
  name: 'text' | 'ids' | 'status' | 'featured' | 'content_type' | 'access' | 'compat' | 'category' | 'exclude_category';
  mods: Bitset;
}

const given = <T>(list: readonly T[] | undefined): list is readonly T[] => list !== undefined && list.length > 0;

/** The game versions of the index that a question means; a range means several. */
export const askedVersions = (facets: FacetSets, asked: readonly string[]): string[] => {
  const ranges = asked.filter(isVersionRange);
  const within = [...facets.values('version').keys()].filter((version) =>
    ranges.some((range) => versionFits(range, version)),
  );
  return [...new Set([...asked.filter((version) => !isVersionRange(version)), ...within])];
};

const anyOf = (facets: FacetSets, facet: Facet, values: readonly string[]): Bitset =>
  Bitset.union(values.map((value) => facets.of(facet, value)));

/** Mods that have one release for one of the loaders and one of the game versions; an empty list leaves a side open. */
export const compatible = (facets: FacetSets, loaders: readonly string[], versions: readonly string[]): Bitset =>
  anyOf(
    facets,
    'pair',
    loaders.flatMap((loader) => versions.map((version) => `${loader}@${version}`)),
  );

const compatFilter = (facets: FacetSets, { loader, game_version }: Filters): Filter[] => {
  const versions = askedVersions(facets, game_version ?? []);
  if (given(loader) && given(game_version)) return [{ name: 'compat', mods: compatible(facets, loader, versions) }];
  if (given(loader)) return [{ name: 'compat', mods: anyOf(facets, 'loader', loader) }];
  if (given(game_version)) return [{ name: 'compat', mods: anyOf(facets, 'version', versions) }];
  return [];
};

const idsFilter = ({ file, state }: Engine, ids: readonly string[]): Filter => {
  const mods = new Bitset();
  for (const id of ids) {
    const num = liveNum(file, state, id);
    if (num !== undefined) mods.add(num);
  }
  return { name: 'ids', mods };
};

/** Filters as sets of mods: any value of a filter, all of the filters. */
export const filtersOf = (engine: Engine, filters: Filters): Filter[] => {
  const { facets, live } = engine.state;
  const found = compatFilter(facets, filters);
  for (const name of ['content_type', 'access', 'status'] as const) {
    const value = filters[name];
    if (value !== undefined) found.push({ name, mods: facets.of(name, value) });
  }
  const { featured, ids, category, exclude_category } = filters;
  if (featured !== undefined) found.push({ name: 'featured', mods: facets.of('featured', String(featured)) });
  if (ids !== undefined) found.push(idsFilter(engine, ids));
  if (given(category)) found.push({ name: 'category', mods: anyOf(facets, 'category', category) });
  if (given(exclude_category)) {
    found.push({ name: 'exclude_category', mods: live.andNot(anyOf(facets, 'category', exclude_category)) });
  }
  return found;
};

/** The live mods that pass all filters but the left out one. */
export const passing = ({ state }: Engine, filters: readonly Filter[], leftOut?: Filter['name']): Bitset =>
  state.live.and(...filters.filter(({ name }) => name !== leftOut).map(({ mods }) => mods));
