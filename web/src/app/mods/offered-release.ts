import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { headlineRelease, recommendedRelease } from '@bigorna/domain/version-order';
import type { MyGame } from '../my-game.ts';

export interface Offer {
  release: ModRelease;
  /** Whether the release names the visitor's game; undefined while the game is not told. */
  fits: boolean | undefined;
}

/** The release that a mod's download buttons give: the one recommended for the game, else the headline release. */
export const offeredRelease = ({ releases }: Pick<ModPage, 'releases'>, game: MyGame): Offer | undefined => {
  const isTold = game.version !== '' || game.loader !== '';
  const recommended = recommendedRelease(releases, game);
  if (recommended) return { release: recommended, fits: isTold ? true : undefined };
  const headline = headlineRelease(releases);
  return headline && { release: headline, fits: isTold ? false : undefined };
};
