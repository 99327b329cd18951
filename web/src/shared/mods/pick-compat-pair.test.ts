import type { Loader } from '@bigorna/domain/catalogue-terms';
import { describe, expect, it } from 'vitest';
import type { MyGame } from '#shared/game/my-game.ts';
import { pickCompatPair } from './pick-compat-pair.ts';

const mod = {
  compat: ['fabric@1.20.1', 'fabric@1.20.4', 'fabric@1.21.4', 'forge@1.19.4', 'forge@1.20.1'],
  loader: 'fabric' as const,
  minecraft_version: '1.20.4',
};
const NO_GAME: MyGame = { version: '', loader: '' };
const request = (versions: string[], ...loaders: Loader[]) => ({ versions, loaders });

describe('game on the card of a mod', () => {
  it('is that of the headline release when neither list nor visitor specifies a game', () => {
    expect(pickCompatPair(mod, NO_GAME)).toEqual({ pair: 'fabric@1.20.4', meets: undefined });
    expect(pickCompatPair({ compat: [], loader: null, minecraft_version: '' }, NO_GAME)).toBeUndefined();
  });

  it.each([
    [['1.20.1'], ['fabric'], 'fabric@1.20.1'],
    [['1.20.1'], ['forge'], 'forge@1.20.1'],
    [['1.20.1', '1.21.4'], ['fabric'], 'fabric@1.21.4'],
    [['>=1.20 <1.21'], [], 'fabric@1.20.4'],
    [['>=1.21'], [], 'fabric@1.21.4'],
    [[], ['forge'], 'forge@1.20.1'],
  ] as const)('matches the filter of the list: %j on %j is %s (R008)', (versions, loaders, pair) => {
    expect(pickCompatPair(mod, NO_GAME, request([...versions], ...loaders))).toEqual({ pair, meets: 'asked' });
  });

  it('matches the game of the visitor by one pair of loader and version (R008)', () => {
    const otherGame: MyGame = { version: '1.21.4', loader: 'forge' };
    expect(pickCompatPair(mod, otherGame)).toEqual({ pair: 'fabric@1.20.4', meets: undefined });
    expect(pickCompatPair(mod, { ...otherGame, loader: 'fabric' })).toEqual({ pair: 'fabric@1.21.4', meets: 'own' });
  });

  it('is the visitor’s game when that game fits the filter of the list', () => {
    const myGame: MyGame = { version: '1.20.1', loader: 'fabric' };
    expect(pickCompatPair(mod, myGame, request([], 'fabric'))).toEqual({ pair: 'fabric@1.20.1', meets: 'own' });
  });

  it('matches the filter of the list when the visitor’s game does not fit', () => {
    const myGame: MyGame = { version: '1.21.4', loader: 'fabric' };
    expect(pickCompatPair(mod, myGame, request(['1.20.1'], 'forge'))).toEqual({ pair: 'forge@1.20.1', meets: 'asked' });
  });

  it('reports no match when the requested loader has no pair for the visitor’s version', () => {
    const myGame: MyGame = { version: '1.21.4', loader: '' };
    expect(pickCompatPair(mod, myGame, request([], 'forge'))).toEqual({ pair: 'forge@1.20.1', meets: undefined });
  });
});
