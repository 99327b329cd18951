import { worstOf } from '@bigorna/domain/archive-findings';
import { LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import type { Release } from '@bigorna/domain/entities/release';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../archives/manifests/facts.ts';
import { formFindings } from './form-findings.ts';

type Loaders = Release['loaders'];
const levelOf = (said: Loaders, given: Loaders) =>
  worstOf(
    formFindings(
      { version: '1.0.0', game_versions: ['1.21.4'], loaders: given },
      { manifest: 'a', ...NO_FACTS, loaders: [...said] },
    ),
  );

describe('the loaders of a release', () => {
  it.each([...LOADERS_OF.mod, ...LOADERS_OF.addon])('R152 are as its manifest says: %s', (loader) => {
    expect(levelOf([loader], [loader])).toBeUndefined();
  });

  it.each<[Loaders, Loaders]>([
    [[], ['forge']],
    [['fabric', 'forge'], ['forge']],
  ])('R152 of a manifest that says %j may be %j', (said, given) => {
    expect(levelOf(said, given)).toBeUndefined();
  });

  it.each<[Loaders, Loaders]>([
    [['fabric'], ['fabric', 'quilt']],
    [['fabric'], ['quilt']],
    [['forge'], ['forge', 'neoforge']],
  ])('R152 of a manifest that says %j are looked at as %j, which they run on too', (said, given) => {
    expect(levelOf(said, given)).toBe('warn');
  });

  it.each<[Loaders, Loaders]>([
    [['fabric'], ['forge']],
    [['fabric'], ['fabric', 'neoforge']],
    [['quilt'], ['fabric']],
    [['neoforge'], ['forge']],
    [['forge'], ['quilt']],
  ])('R152 of a manifest that says %j cannot be %j before a person has said so', (said, given) => {
    expect(levelOf(said, given)).toBe('hold');
  });
});
