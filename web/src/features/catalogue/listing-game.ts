import { type ContentType, LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import { type GameVersions, isGameVersion } from '@bigorna/domain/game-versions';
import { getContentTypes, type MyGame } from '#shared/game/my-game.ts';
import type { ListingState } from './listing-state.ts';

/**
 * The game that a listing is filtered by: its only version and only loader. Version or loader is '' if the filter has
 * none or several.
 */
export const getFilteredGame = ({ v, g }: Pick<ListingState, 'v' | 'g'>): MyGame => ({
  version: (v.length === 1 && v.find(isGameVersion)) || '',
  loader: (g.length === 1 && g[0]) || '',
});

/** Adds the loader if the version's edition has only one. */
export const addImpliedLoader = (game: MyGame, known: GameVersions | undefined): MyGame => {
  const [kind, other]: readonly ContentType[] = getContentTypes(game, known);
  const [loader, second] = kind && !other ? LOADERS_BY_TYPE[kind] : [];
  return loader && !second ? { ...game, loader } : game;
};

export const isSameGame = (one: MyGame, other: MyGame): boolean =>
  one.version === other.version && one.loader === other.loader;

/** Whether `whole` includes everything that `part` sets. */
export const isSubset = (part: MyGame, whole: MyGame): boolean =>
  (!part.version || part.version === whole.version) && (!part.loader || part.loader === whole.loader);
