import type { ModsQuery } from '@bigorna/domain/endpoints/mods';
import { DAY_MS, DELETED_MOD_KEPT_DAYS } from '@bigorna/domain/limits';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { isVersionRange, versionFits } from '@bigorna/domain/version-range';
import { now } from '../../platform/clock.ts';
import { Bitset } from '../engine/bitset.ts';
import { liveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facet, FacetSets } from '../engine/facet-sets.ts';
import { fold } from '../text/fold.ts';

/** What selects mods besides a text: the filters of a visitor's question and those of the console. */
export type Filters = Partial<
  Pick<ModsQuery, 'content_type' | 'loader' | 'game_version' | 'category' | 'exclude_category' | 'access' | 'featured'>
> & {
  status?: ModStatus | undefined;
  ids?: readonly string[] | undefined;
  /** The shown name, without regard to case and accents. */
  author?: string | undefined;
  /** Whether those thrown away are meant, or all others; undefined where there can be none. */
  deleted?: boolean | undefined;
};

/** A filter's mods; `name` tells facets which of them they leave out. */
export interface Filter {
  name:
    | 'text'
    | 'ids'
    | 'status'
    | 'deleted'
    | 'author'
    | 'featured'
    | 'content_type'
    | 'access'
    | 'compat'
    | 'category'
    | 'exclude_category';
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

const authorFilter = ({ file }: Engine, author: string): Filter => {
  const mods = new Bitset();
  for (const { num } of file.each('SELECT num FROM mods WHERE author_key = :key', { key: fold(author) }))
    mods.add(Number(num));
  return { name: 'author', mods };
};

/** Those thrown away, as long as they are kept: the index is not told when one is purged. */
const deletedFilter = ({ state }: Engine, deleted: boolean): Filter => {
  const all = state.facets.of('deleted', 'true');
  if (!deleted) return { name: 'deleted', mods: state.live.andNot(all) };
  const keptSince = now().getTime() - DELETED_MOD_KEPT_DAYS * DAY_MS;
  const mods = new Bitset();
  all.each((num) => {
    if (state.columns.deleted.get(num) > keptSince) mods.add(num);
  });
  return { name: 'deleted', mods };
};

/** Filters as sets of mods: any value of a filter, all of the filters. */
export const filtersOf = (engine: Engine, filters: Filters): Filter[] => {
  const { facets, live } = engine.state;
  const found = compatFilter(facets, filters);
  for (const name of ['content_type', 'access', 'status'] as const) {
    const value = filters[name];
    if (value !== undefined) found.push({ name, mods: facets.of(name, value) });
  }
  const { featured, ids, author, deleted, category, exclude_category } = filters;
  if (featured !== undefined) found.push({ name: 'featured', mods: facets.of('featured', String(featured)) });
  if (deleted !== undefined) found.push(deletedFilter(engine, deleted));
  if (author !== undefined) found.push(authorFilter(engine, author));
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
