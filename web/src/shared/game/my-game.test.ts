import { LOADERS } from '@bigorna/domain/catalogue-terms';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { getContentTypes, getOfferedLoaders, getOfferedVersions } from './my-game.ts';

const KNOWN = { mod: ['26.2', '26.1', '1.21.4'], addon: ['26.1', '1.21.50'] };

describe('game of the visitor', () => {
  it('offers the versions compatible with the loader, each once (R261)', () => {
    expect(getOfferedVersions({ version: '', loader: '' }, KNOWN)).toEqual(['26.2', '26.1', '1.21.4', '1.21.50']);
    expect(getOfferedVersions({ version: '', loader: 'fabric' }, KNOWN)).toEqual(KNOWN.mod);
    expect(getOfferedVersions({ version: '', loader: 'bedrock' }, KNOWN)).toEqual(KNOWN.addon);
  });

  it('offers the chosen version even if the portal does not know it (R261)', () => {
    const offered = getOfferedVersions({ version: '27.1', loader: 'fabric' }, KNOWN);
    expect(offered).toEqual(['27.1', ...KNOWN.mod]);
  });

  it('offers the versions of a new portal until the known ones are loaded', () => {
    const offered = getOfferedVersions({ version: '', loader: 'fabric' }, undefined);
    expect(offered).toEqual(INITIAL_GAME_VERSIONS.mod);
  });

  it('offers only loaders compatible with the version', () => {
    const offer = (version: string) => getOfferedLoaders({ version, loader: '' }, KNOWN);
    expect(offer('')).toEqual(LOADERS);
    expect(offer('1.21.4')).toEqual(LOADERS.filter((loader) => loader !== 'bedrock'));
    expect(offer('1.21.50')).toEqual(['bedrock']);
    expect(offer('26.1')).toEqual(LOADERS);
    expect(offer('27.1')).toEqual(LOADERS);
  });

  it('offers the chosen loader even if it no longer fits the version (R261)', () => {
    expect(getOfferedLoaders({ version: '1.21.50', loader: 'quilt' }, KNOWN)).toEqual(['quilt', 'bedrock']);
  });

  it('has only the content types that fit the version and the loader', () => {
    expect(getContentTypes({ version: '', loader: '' }, KNOWN)).toEqual(['mod', 'addon']);
    expect(getContentTypes({ version: '1.21.4', loader: '' }, KNOWN)).toEqual(['mod']);
    expect(getContentTypes({ version: '', loader: 'bedrock' }, KNOWN)).toEqual(['addon']);
    expect(getContentTypes({ version: '1.21.4', loader: 'bedrock' }, KNOWN)).toEqual([]);
    expect(getContentTypes({ version: '27.1', loader: 'bedrock' }, KNOWN)).toEqual(['addon']);
    expect(getContentTypes({ version: '1.21.4', loader: '' }, undefined)).toEqual(['mod', 'addon']);
  });
});
