import { LOADERS } from '@bigorna/domain/catalogue-terms';
import { BEDROCK_VERSIONS, GAME_VERSIONS, JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { getContentTypes, getLoadersForVersion, getVersionsForLoader } from './my-game.ts';

describe('game of the visitor', () => {
  it('offers only versions compatible with the loader', () => {
    expect(getVersionsForLoader('')).toEqual(GAME_VERSIONS);
    expect(getVersionsForLoader('fabric')).toEqual(JAVA_VERSIONS);
    expect(getVersionsForLoader('bedrock')).toEqual(BEDROCK_VERSIONS);
  });

  it('offers only loaders compatible with the version', () => {
    expect(getLoadersForVersion('')).toEqual(LOADERS);
    expect(getLoadersForVersion('1.21.4')).toEqual(LOADERS.filter((loader) => loader !== 'bedrock'));
    expect(getLoadersForVersion('1.21.50')).toEqual(['bedrock']);
  });

  it('has only the content types that fit the version and the loader', () => {
    expect(getContentTypes({ version: '', loader: '' })).toEqual(['mod', 'addon']);
    expect(getContentTypes({ version: '1.21.4', loader: '' })).toEqual(['mod']);
    expect(getContentTypes({ version: '', loader: 'bedrock' })).toEqual(['addon']);
    expect(getContentTypes({ version: '1.21.4', loader: 'bedrock' })).toEqual([]);
  });
});
