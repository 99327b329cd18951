import { readStorage, writeStorage } from '@bigorna/client/storage';
import {
  CONTENT_TYPES,
  type ContentType,
  LOADERS,
  LOADERS_BY_TYPE,
  type Loader,
} from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS, type GameVersion, VERSIONS_BY_TYPE } from '@bigorna/domain/game-versions';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';

/** The visitor's game, used for the 'works' badge of cards. Either part may be empty. */
export interface MyGame {
  version: GameVersion | '';
  loader: Loader | '';
}

export const GAME_KEY = 'myGame';

const listeners = createListeners();
let current: MyGame | undefined;

const fits = (kind: ContentType, { version, loader }: MyGame): boolean =>
  (!version || VERSIONS_BY_TYPE[kind].includes(version)) && (!loader || LOADERS_BY_TYPE[kind].includes(loader));

/** Content types compatible with a game: all if the game is empty, none if version and loader conflict. */
export const getContentTypes = (game: MyGame): readonly ContentType[] =>
  CONTENT_TYPES.filter((kind) => fits(kind, game));

/** Versions compatible with a loader. */
export const getVersionsForLoader = (loader: Loader | ''): readonly GameVersion[] =>
  GAME_VERSIONS.filter((version) => getContentTypes({ version, loader }).length > 0);

/** Loaders compatible with a version. */
export const getLoadersForVersion = (version: GameVersion | ''): readonly Loader[] =>
  LOADERS.filter((loader) => getContentTypes({ version, loader }).length > 0);

const parse = (text: string | null): MyGame => {
  const [version, loader] = (text ?? '').split('|');
  const game: MyGame = {
    version: GAME_VERSIONS.find((known) => known === version) ?? '',
    loader: LOADERS.find((known) => known === loader) ?? '',
  };
  return getContentTypes(game).length > 0 ? game : { ...game, loader: '' };
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

export const useMyGame = (): MyGame => useSyncExternalStore(listeners.subscribe, read, read);
