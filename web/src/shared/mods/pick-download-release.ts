import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { pickHeadlineRelease, pickRecommendedRelease } from '@bigorna/domain/version-order';
import type { MyGame } from '#shared/game/my-game.ts';

export interface Offer {
  release: ModRelease;
  /** Whether the release supports the visitor's game; undefined if the game is unknown or the URL names the release. */
  fits: boolean | undefined;
}

/** Picks the release of a mod's download buttons: the release recommended for the game, else the headline release. */
export const pickDownloadRelease = ({ releases }: Pick<ModPage, 'releases'>, game: MyGame): Offer | undefined => {
  const isSpecified = game.version !== '' || game.loader !== '';
  const recommended = pickRecommendedRelease(releases, game);
  if (recommended) return { release: recommended, fits: isSpecified ? true : undefined };
  const headline = pickHeadlineRelease(releases);
  return headline && { release: headline, fits: isSpecified ? false : undefined };
};

/** The release that a download page offers: the release in its URL, else the release of the download buttons. */
export const pickNamedRelease = (mod: ModPage, id: string | null | undefined, game: MyGame): Offer | undefined => {
  const named = mod.releases.find((release) => release.id === id);
  return named ? { release: named, fits: undefined } : pickDownloadRelease(mod, game);
};
