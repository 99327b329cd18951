import { LOADERS } from '@bigorna/domain/catalogue-terms';
import { BEDROCK_VERSIONS, GAME_VERSIONS, JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { kindsFor, loadersWith, versionsWith } from './my-game.ts';

describe('the visitor’s game', () => {
  it('offers only versions that go together with the loader', () => {
    expect(versionsWith('')).toEqual(GAME_VERSIONS);
    expect(versionsWith('fabric')).toEqual(JAVA_VERSIONS);
    expect(versionsWith('bedrock')).toEqual(BEDROCK_VERSIONS);
  });

  it('offers only loaders that go together with the version', () => {
    expect(loadersWith('')).toEqual(LOADERS);
    expect(loadersWith('1.21.4')).toEqual(LOADERS.filter((loader) => loader !== 'bedrock'));
    expect(loadersWith('1.21.50')).toEqual(['bedrock']);
  });

  it('takes the kinds of content of its edition', () => {
    expect(kindsFor({ version: '', loader: '' })).toEqual(['mod', 'addon']);
    expect(kindsFor({ version: '1.21.4', loader: '' })).toEqual(['mod']);
    expect(kindsFor({ version: '', loader: 'bedrock' })).toEqual(['addon']);
    expect(kindsFor({ version: '1.21.4', loader: 'bedrock' })).toEqual([]);
  });
});
