import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { MyGame } from './my-game.ts';

/** Formats a game: `1.21.4 · Fabric`. */
export const formatGame = ({ version, loader }: MyGame): string =>
  [version, loader && LOADER_NAMES[loader]].filter(Boolean).join(' · ');
