import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { kindsFor, type MyGame, useMyGame } from '../my-game.ts';

/** The game that an address asks for by `?v=&g=`; unknown values are dropped, and a loader that the version does not go with. */
export const gameAskedFor = (search: string): MyGame => {
  const params = new URLSearchParams(search);
  const [versions, loaders] = [params.getAll('v'), params.getAll('g')];
  const game: MyGame = {
    version: GAME_VERSIONS.find((known) => versions.includes(known)) ?? '',
    loader: LOADERS.find((known) => loaders.includes(known)) ?? '',
  };
  return kindsFor(game).length > 0 ? game : { ...game, loader: '' };
};

/** The game a mod's pages judge by: the one of the address, else the visitor's own. */
export const usePageGame = (): { game: MyGame; isAsked: boolean } => {
  const own = useMyGame();
  const { search } = useLocation();
  return useMemo(() => {
    const asked = gameAskedFor(search);
    const isAsked = asked.version !== '' || asked.loader !== '';
    return { game: isAsked ? asked : own, isAsked };
  }, [own, search]);
};

/** A game as it is read: `1.21.4 · Fabric`. */
export const gameName = ({ version, loader }: MyGame): string =>
  [version, loader && LOADER_NAMES[loader]].filter(Boolean).join(' · ');
