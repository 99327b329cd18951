import type { Loader } from '@bigorna/domain/catalogue-terms';
import { describe, expect, it } from 'vitest';
import type { MyGame } from '../my-game.ts';
import { shownPair } from './shown-pair.ts';

const mod = {
  compat: ['fabric@1.20.1', 'fabric@1.20.4', 'fabric@1.21.4', 'forge@1.19.4', 'forge@1.20.1'],
  loader: 'fabric' as const,
  minecraft_version: '1.20.4',
};
const UNTOLD: MyGame = { version: '', loader: '' };
const asked = (versions: string[], ...loaders: Loader[]) => ({ versions, loaders });

describe('the game that a mod’s card names', () => {
  it('is the headline where neither the list nor the visitor says one', () => {
    expect(shownPair(mod, UNTOLD)).toEqual({ pair: 'fabric@1.20.4', meets: undefined });
    expect(shownPair({ compat: [], loader: null, minecraft_version: '' }, UNTOLD)).toBeUndefined();
  });

  it.each([
    [['1.20.1'], ['fabric'], 'fabric@1.20.1'],
    [['1.20.1'], ['forge'], 'forge@1.20.1'],
    [['1.20.1', '1.21.4'], ['fabric'], 'fabric@1.21.4'],
    [['>=1.20 <1.21'], [], 'fabric@1.20.4'],
    [['>=1.21'], [], 'fabric@1.21.4'],
    [[], ['forge'], 'forge@1.20.1'],
  ] as const)('R008 is what the list asks: %j on %j is %s', (versions, loaders, pair) => {
    expect(shownPair(mod, UNTOLD, asked([...versions], ...loaders))).toEqual({ pair, meets: 'asked' });
  });

  it('R008 is the visitor’s own, by one pair of loader and version', () => {
    const unmet: MyGame = { version: '1.21.4', loader: 'forge' };
    expect(shownPair(mod, unmet)).toEqual({ pair: 'fabric@1.20.4', meets: undefined });
    expect(shownPair(mod, { ...unmet, loader: 'fabric' })).toEqual({ pair: 'fabric@1.21.4', meets: 'own' });
  });

  it('is the visitor’s own where the list asks for that too', () => {
    const own: MyGame = { version: '1.20.1', loader: 'fabric' };
    expect(shownPair(mod, own, asked([], 'fabric'))).toEqual({ pair: 'fabric@1.20.1', meets: 'own' });
  });

  it('is what the list asks where the visitor’s own is another', () => {
    const own: MyGame = { version: '1.21.4', loader: 'fabric' };
    expect(shownPair(mod, own, asked(['1.20.1'], 'forge'))).toEqual({ pair: 'forge@1.20.1', meets: 'asked' });
  });

  it('does not say that it works where the list leaves open what the visitor’s own game needs', () => {
    const own: MyGame = { version: '1.21.4', loader: '' };
    expect(shownPair(mod, own, asked([], 'forge'))).toEqual({ pair: 'forge@1.20.1', meets: undefined });
  });
});
