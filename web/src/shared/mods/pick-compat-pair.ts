import { type Loader, toCompatPair } from '@bigorna/domain/catalogue-terms';
import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { compareVersions } from '@bigorna/domain/version-order';
import { isVersionInRange } from '@bigorna/domain/version-range';
import type { MyGame } from '#shared/game/my-game.ts';

/** Games requested by a list: any of the versions or ranges, on any of the loaders. An empty array means all. */
export interface RequestedGames {
  versions: readonly string[];
  loaders: readonly Loader[];
}

interface ShownPair {
  /** `loader@version`. */
  pair: string;
  /** What the pair matches: the visitor's game, the list's filter, or neither. */
  meets: 'own' | 'asked' | undefined;
}

const splitPair = (pair: string): [loader: string, version: string] => {
  const [loader = '', version = ''] = pair.split('@');
  return [loader, version];
};

const filterPairs = (compat: readonly string[], { versions, loaders }: RequestedGames): string[] =>
  compat.filter((pair) => {
    const [loader, version] = splitPair(pair);
    return (
      (loaders.length === 0 || loaders.some((requested) => requested === loader)) &&
      (versions.length === 0 || versions.some((range) => isVersionInRange(range, version)))
    );
  });

const toRequest = ({ version, loader }: MyGame): RequestedGames => ({
  versions: version ? [version] : [],
  loaders: loader ? [loader] : [],
});

const NO_REQUEST: RequestedGames = { versions: [], loaders: [] };

const isSpecified = ({ versions, loaders }: RequestedGames): boolean => versions.length > 0 || loaders.length > 0;

/**
 * Picks the `loader@version` pair to show for a mod. Best is a pair that matches the list's filter and the visitor's
 * game. Next is a pair that matches the filter, and the visitor's game where the filter has no version or no loader.
 * Otherwise the result counts as no match: a pair that matches the filter, else the headline, else any pair.
 *
 * If several pairs are equally good, the headline wins, then the newest version.
 *
 * @returns undefined for a mod without releases.
 */
export const pickCompatPair = (
  { compat, loader, minecraft_version }: Pick<ModCard, 'compat' | 'loader' | 'minecraft_version'>,
  myGame: MyGame,
  requested: RequestedGames = NO_REQUEST,
): ShownPair | undefined => {
  const headline = loader && toCompatPair(loader, minecraft_version);
  const best = (pairs: readonly string[]): string | undefined =>
    pairs.find((pair) => pair === headline) ??
    pairs.toSorted((a, b) => compareVersions(splitPair(b)[1], splitPair(a)[1]))[0];
  const ownRequest = toRequest(myGame);
  const matching = filterPairs(compat, requested);
  const ownPair = isSpecified(ownRequest) ? best(filterPairs(matching, ownRequest)) : undefined;
  if (ownPair) return { pair: ownPair, meets: 'own' };
  const unspecified: RequestedGames = {
    versions: requested.versions.length > 0 ? [] : ownRequest.versions,
    loaders: requested.loaders.length > 0 ? [] : ownRequest.loaders,
  };
  const requestedPair = isSpecified(requested) ? best(filterPairs(matching, unspecified)) : undefined;
  if (requestedPair) return { pair: requestedPair, meets: 'asked' };
  const pair = best(matching) ?? headline ?? best(compat);
  return pair ? { pair, meets: undefined } : undefined;
};
