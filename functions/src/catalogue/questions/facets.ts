import type { FacetCounts } from '../catalogue.ts';
import type { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facet } from '../engine/facet-sets.ts';
import { askedVersions, compatible, type Filter, type Filters, passing } from './filters.ts';

/**
 * How many mods each value of a facet would give under the question's other filters. A loader counts with the game
 * versions asked (on one release), and a game version with the loaders.
 */
export const facetsOf = (
  engine: Engine,
  filters: readonly Filter[],
  { loader, game_version }: Filters,
): FacetCounts => {
  const { facets } = engine.state;
  const versions = askedVersions(facets, game_version ?? []);
  const tally = (facet: Facet, base: Bitset, setOf?: (value: string) => Bitset): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const [value, mods] of facets.values(facet)) {
      const hits = base.countWith(setOf === undefined ? mods : setOf(value));
      if (hits > 0) counts[value] = hits;
    }
    return counts;
  };
  const anyRelease = passing(engine, filters, 'compat');
  const withVersions = game_version?.length ? (value: string) => compatible(facets, [value], versions) : undefined;
  const withLoaders = loader?.length ? (value: string) => compatible(facets, loader, [value]) : undefined;
  return {
    content_type: tally('content_type', passing(engine, filters, 'content_type')),
    access: tally('access', passing(engine, filters, 'access')),
    category: tally('category', passing(engine, filters, 'category')),
    loader: tally('loader', anyRelease, withVersions),
    game_version: tally('version', anyRelease, withLoaders),
  };
};
