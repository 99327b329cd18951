import { type ContentType, LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { kindsFor, type MyGame } from '#app/my-game.ts';
import type { ListingState } from './listing-state.ts';

/** The game a listing is filtered by: its only version and its only loader; open where there are none or several. */
export const filteredGame = ({ v, g }: Pick<ListingState, 'v' | 'g'>): MyGame => ({
  version: (v.length === 1 && GAME_VERSIONS.find((version) => version === v[0])) || '',
  loader: (g.length === 1 && g[0]) || '',
});

/** The same with the loader that its kind leaves no choice of. */
export const wholeGame = (game: MyGame): MyGame => {
  const [kind, other]: readonly ContentType[] = kindsFor(game);
  const [loader, second] = kind && !other ? LOADERS_OF[kind] : [];
  return loader && !second ? { ...game, loader } : game;
};

/** Whether two games are one. */
export const isSameGame = (one: MyGame, other: MyGame): boolean =>
  one.version === other.version && one.loader === other.loader;

/** Whether a game says nothing that another does not say as well. */
export const isPartOf = (part: MyGame, whole: MyGame): boolean =>
  (!part.version || part.version === whole.version) && (!part.loader || part.loader === whole.loader);
