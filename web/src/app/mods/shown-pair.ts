import { compatPair, type Loader } from '@bigorna/domain/catalogue-terms';
import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { compareVersions } from '@bigorna/domain/version-order';
import { versionFits } from '@bigorna/domain/version-range';
import type { MyGame } from '../my-game.ts';

/** What a list asks of its mods' games: any of the versions or ranges, on any of the loaders; all where none is named. */
export interface AskedGames {
  versions: readonly string[];
  loaders: readonly Loader[];
}

interface ShownPair {
  /** `loader@version`. */
  pair: string;
  /** Whose wish it meets: the visitor's own game, what the list asks, or neither's. */
  meets: 'own' | 'asked' | undefined;
}

const partsOf = (pair: string): [loader: string, version: string] => {
  const [loader = '', version = ''] = pair.split('@');
  return [loader, version];
};

const fitting = (compat: readonly string[], { versions, loaders }: AskedGames): string[] =>
  compat.filter((pair) => {
    const [loader, version] = partsOf(pair);
    return (
      (loaders.length === 0 || loaders.some((asked) => asked === loader)) &&
      (versions.length === 0 || versions.some((question) => versionFits(question, version)))
    );
  });

const asAsked = ({ version, loader }: MyGame): AskedGames => ({
  versions: version ? [version] : [],
  loaders: loader ? [loader] : [],
});

const NOTHING_ASKED: AskedGames = { versions: [], loaders: [] };

const isTold = ({ versions, loaders }: AskedGames): boolean => versions.length > 0 || loaders.length > 0;

/**
 * The `loader@version` pair by which a mod is shown: what its list asks for, the visitor's own game where that leaves
 * it open, else the mod's headline. Of several that fit, the headline, then the newest.
 *
 * @returns undefined for a mod without any release.
 */
export const shownPair = (
  { compat, loader, minecraft_version }: Pick<ModCard, 'compat' | 'loader' | 'minecraft_version'>,
  own: MyGame,
  asked: AskedGames = NOTHING_ASKED,
): ShownPair | undefined => {
  const headline = loader && compatPair(loader, minecraft_version);
  const best = (pairs: readonly string[]): string | undefined =>
    pairs.find((pair) => pair === headline) ??
    pairs.toSorted((a, b) => compareVersions(partsOf(b)[1], partsOf(a)[1]))[0];
  const mine = asAsked(own);
  const listed = fitting(compat, asked);
  const ownPair = isTold(mine) ? best(fitting(listed, mine)) : undefined;
  if (ownPair) return { pair: ownPair, meets: 'own' };
  const open: AskedGames = {
    versions: asked.versions.length > 0 ? [] : mine.versions,
    loaders: asked.loaders.length > 0 ? [] : mine.loaders,
  };
  const askedPair = isTold(asked) ? best(fitting(listed, open)) : undefined;
  if (askedPair) return { pair: askedPair, meets: 'asked' };
  const pair = best(listed) ?? headline ?? best(compat);
  return pair ? { pair, meets: undefined } : undefined;
};
