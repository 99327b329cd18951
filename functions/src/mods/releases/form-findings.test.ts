import { getWorstLevel } from '@bigorna/domain/archive-findings';
import { LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import type { Release } from '@bigorna/domain/entities/release';
import { describe, expect, it } from 'vitest';
import { EMPTY_MANIFEST } from '../../files/archives/manifests/sanitize-manifest.ts';
import { getFormFindings } from './form-findings.ts';

type Loaders = Release['loaders'];
const getLevel = (manifestLoaders: Loaders, formLoaders: Loaders) =>
  getWorstLevel(
    getFormFindings(
      { version: '1.0.0', game_versions: ['1.21.4'], loaders: formLoaders },
      { manifest: 'a', ...EMPTY_MANIFEST, loaders: [...manifestLoaders] },
    ),
  );

describe('check of the loaders of a release', () => {
  it.each([...LOADERS_BY_TYPE.mod, ...LOADERS_BY_TYPE.addon])(
    'has no finding when the manifest names the same loader: %s (R152)',
    (loader) => {
      expect(getLevel([loader], [loader])).toBeUndefined();
    },
  );

  it.each<[Loaders, Loaders]>([
    [[], ['forge']],
    [['fabric', 'forge'], ['forge']],
  ])('has no finding when the manifest has %j and the form has %j (R152)', (manifestLoaders, formLoaders) => {
    expect(getLevel(manifestLoaders, formLoaders)).toBeUndefined();
  });

  it.each<[Loaders, Loaders]>([
    [['fabric'], ['fabric', 'quilt']],
    [['fabric'], ['quilt']],
    [['forge'], ['forge', 'neoforge']],
  ])('warns when the manifest has %j and the form has the compatible %j (R152)', (manifestLoaders, formLoaders) => {
    expect(getLevel(manifestLoaders, formLoaders)).toBe('warn');
  });

  it.each<[Loaders, Loaders]>([
    [['fabric'], ['forge']],
    [['fabric'], ['fabric', 'neoforge']],
    [['quilt'], ['fabric']],
    [['neoforge'], ['forge']],
    [['forge'], ['quilt']],
  ])('holds the release when the manifest %j contradicts the form %j (R152)', (manifestLoaders, formLoaders) => {
    expect(getLevel(manifestLoaders, formLoaders)).toBe('hold');
  });
});

describe('check of the version of a release', () => {
  const getCodes = (archive: string, version: string) =>
    getFormFindings(
      { version, game_versions: ['1.21.4'], loaders: ['fabric'] },
      { manifest: 'a', ...EMPTY_MANIFEST, version: archive },
    ).map(({ code }) => code);

  it('has no finding when the manifest has no version (R152)', () => {
    expect(getCodes('', '1.0.0')).toEqual([]);
    expect(getCodes('2.0.0', '1.0.0')).toEqual(['version_differs']);
  });

  it.each([
    ['1.0-edição', '1.0-edição'],
    ['V2.1.0+1.21.4', '2.1.0'],
  ])('has no finding when manifest and form have %j and %j in any Unicode form (R152)', (archive, version) => {
    for (const form of ['NFC', 'NFD']) expect(getCodes(archive.normalize('NFD'), version.normalize(form))).toEqual([]);
    expect(getCodes(archive, '3.0')).toEqual(['version_differs']);
  });
});
