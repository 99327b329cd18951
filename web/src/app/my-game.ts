import { CONTENT_TYPES, type ContentType, LOADERS, LOADERS_OF, type Loader } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS, type GameVersion, VERSIONS_OF } from '@bigorna/domain/game-versions';
import { useSyncExternalStore } from 'react';
import { readStored, store } from './stored-choice.ts';

/** The visitor's own game, by which cards say 'works'; either part may be open. */
export interface MyGame {
  version: GameVersion | '';
  loader: Loader | '';
}

export const GAME_KEY = 'myGame';

const listeners = new Set<() => void>();
let current: MyGame | undefined;

const fits = (kind: ContentType, { version, loader }: MyGame): boolean =>
  (!version || VERSIONS_OF[kind].includes(version)) && (!loader || LOADERS_OF[kind].includes(loader));

/** The kinds of content that a game takes: one, all while the game is open, none where version and loader disagree. */
export const kindsFor = (game: MyGame): readonly ContentType[] => CONTENT_TYPES.filter((kind) => fits(kind, game));

/** The versions that go together with a loader. */
export const versionsWith = (loader: Loader | ''): readonly GameVersion[] =>
  GAME_VERSIONS.filter((version) => kindsFor({ version, loader }).length > 0);

/** The loaders that go together with a version. */
export const loadersWith = (version: GameVersion | ''): readonly Loader[] =>
  LOADERS.filter((loader) => kindsFor({ version, loader }).length > 0);

const parse = (text: string | null): MyGame => {
  const [version, loader] = (text ?? '').split('|');
  const game: MyGame = {
    version: GAME_VERSIONS.find((known) => known === version) ?? '',
    loader: LOADERS.find((known) => known === loader) ?? '',
  };
  return kindsFor(game).length > 0 ? game : { ...game, loader: '' };
};

const read = (): MyGame => {
  current ??= parse(readStored(GAME_KEY));
  return current;
};

/** Keeps the visitor's game in this browser. */
export const setMyGame = (game: MyGame): void => {
  current = game;
  store(GAME_KEY, `${game.version}|${game.loader}`);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMyGame = (): MyGame => useSyncExternalStore(subscribe, read);
