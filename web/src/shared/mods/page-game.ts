import { LOADERS } from '@bigorna/domain/catalogue-terms';
import { isGameVersion } from '@bigorna/domain/game-versions';
import { sortNewestFirst } from '@bigorna/domain/version-order';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type MyGame, useMyGame } from '#shared/game/my-game.ts';

/** Parses the game from `?v=&g=`: the newest version, and the first loader. Drops other texts. */
export const parseGameParam = (search: string): MyGame => {
  const params = new URLSearchParams(search);
  const [versions, loaders] = [params.getAll('v'), params.getAll('g')];
  const [version = ''] = sortNewestFirst(versions.filter(isGameVersion));
  return { version, loader: LOADERS.find((known) => loaders.includes(known)) ?? '' };
};

/** The game in a URL's query, else the visitor's game. `isAsked` is true if the query names a game. */
export const useRequestedGame = (search: string): { game: MyGame; isAsked: boolean } => {
  const myGame = useMyGame();
  return useMemo(() => {
    const urlGame = parseGameParam(search);
    const isAsked = urlGame.version !== '' || urlGame.loader !== '';
    return { game: isAsked ? urlGame : myGame, isAsked };
  }, [myGame, search]);
};

/** The game that a mod's pages use: the game in the URL, else the visitor's game. */
export const usePageGame = (): { game: MyGame; isAsked: boolean } => useRequestedGame(useLocation().search);
