import { readStorage, writeStorage } from '@bigorna/client/storage';
import {
  CONTENT_TYPES,
  type ContentType,
  LOADERS,
  LOADERS_BY_TYPE,
  type Loader,
} from '@bigorna/domain/catalogue-terms';
import { type GameVersions, INITIAL_GAME_VERSIONS, isGameVersion } from '@bigorna/domain/game-versions';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';
import { listVersionOptions } from './version-options.ts';

/** The visitor's game, used for the 'works' badge of cards. Either part may be empty. */
export interface MyGame {
  /** May be a version that the portal does not know (yet). */
  version: string;
  loader: Loader | '';
}

export const GAME_KEY = 'myGame';

const listeners = createListeners();
let current: MyGame | undefined;

const NO_GAME: MyGame = { version: '', loader: '' };

/** The server knows no game: its pages are the same for all visitors. */
const readOnServer = (): MyGame => NO_GAME;

/**
 * Content types compatible with a game: all if the game is empty, none if version and loader conflict. A version that
 * the portal does not know is compatible with each type.
 *
 * @param known undefined until they are loaded: no version is known
 */
export const getContentTypes = (
  { version, loader }: MyGame,
  known: GameVersions | undefined,
): readonly ContentType[] => {
  const types = CONTENT_TYPES.filter((type) => known?.[type].includes(version));
  return CONTENT_TYPES.filter(
    (type) => (types.length === 0 || types.includes(type)) && (!loader || LOADERS_BY_TYPE[type].includes(loader)),
  );
};

/**
 * Versions compatible with the game's loader, and the game's version.
 *
 * @param known undefined until they are loaded: then those of a new portal
 */
export const getOfferedVersions = (
  { version, loader }: MyGame,
  known: GameVersions = INITIAL_GAME_VERSIONS,
): readonly string[] => {
  const editions = getContentTypes({ version: '', loader }, known).map((type) => known[type]);
  return listVersionOptions(editions, version === '' ? [] : [version]);
};

/**
 * Loaders compatible with the game's version, and the game's loader.
 *
 * @param known undefined until they are loaded: then those of a new portal
 */
export const getOfferedLoaders = (
  { version, loader }: MyGame,
  known: GameVersions = INITIAL_GAME_VERSIONS,
): readonly Loader[] =>
  LOADERS.filter((one) => one === loader || getContentTypes({ version, loader: one }, known).length > 0);

const parse = (text: string | null): MyGame => {
  const [version = '', loader] = (text ?? '').split('|');
  return {
    version: isGameVersion(version) ? version : '',
    loader: LOADERS.find((known) => known === loader) ?? '',
  };
};

const read = (): MyGame => {
  current ??= parse(readStorage(GAME_KEY));
  return current;
};

/** Stores the visitor's game in this browser. */
export const setMyGame = (game: MyGame): void => {
  current = game;
  writeStorage(GAME_KEY, `${game.version}|${game.loader}`);
  listeners.notify();
};

export const useMyGame = (): MyGame => useSyncExternalStore(listeners.subscribe, read, readOnServer);
