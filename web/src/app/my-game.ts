import { LOADERS, type Loader } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS, type GameVersion } from '@bigorna/domain/game-versions';
import { useSyncExternalStore } from 'react';

/** The visitor's own game, by which cards say 'works'; either part may be open. */
export interface MyGame {
  version: GameVersion | '';
  loader: Loader | '';
}

const STORAGE_KEY = 'myGame';
const NONE: MyGame = { version: '', loader: '' };

const listeners = new Set<() => void>();
let current: MyGame | undefined;

const parse = (text: string | null): MyGame => {
  const [version, loader] = (text ?? '').split('|');
  return {
    version: GAME_VERSIONS.find((known) => known === version) ?? '',
    loader: LOADERS.find((known) => known === loader) ?? '',
  };
};

const read = (): MyGame => {
  if (current) return current;
  try {
    current = parse(localStorage.getItem(STORAGE_KEY));
  } catch {
    current = NONE;
  }
  return current;
};

/** Keeps the visitor's game in this browser. */
export const setMyGame = (game: MyGame): void => {
  current = game;
  try {
    localStorage.setItem(STORAGE_KEY, `${game.version}|${game.loader}`);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMyGame = (): MyGame => useSyncExternalStore(subscribe, read);

/**
 * The first `loader@version` pair that fits the game; undefined when the game is not told or nothing fits.
 *
 * @param compat pairs of one mod.
 */
export const fittingPair = (compat: readonly string[], { version, loader }: MyGame): string | undefined => {
  if (!version && !loader) return undefined;
  return compat.find((pair) => {
    const [pairLoader, pairVersion] = pair.split('@');
    return (!loader || pairLoader === loader) && (!version || pairVersion === version);
  });
};
