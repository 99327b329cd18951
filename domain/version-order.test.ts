import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, pickHeadlineRelease, pickRecommendedRelease, sortNewestFirst } from './version-order.ts';

const SEMVER_EXAMPLE = [
  ...['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta'],
  ...['1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0'],
];

describe('version order', () => {
  it('sorts distinct versions newest first (R261)', () => {
    const versions = ['1.21.4', '26.1', '1.21.11', '1.21.4', '1.9'];
    expect(sortNewestFirst(versions)).toEqual(['26.1', '1.21.11', '1.21.4', '1.9']);
  });

  it.each([
    ['1.9.0', '1.10.0'],
    ['1.21', '1.21.1'],
    ['2.0.0-beta.2', '2.0.0-beta.10'],
    ['2.0.0-rc.1', '2.0.0'],
    ['1.0.0-alpha', '1.0.0-alpha.1'],
    ['1.0.0-1', '1.0.0-alpha'],
    ['v1.2', '1.3'],
    ['1.2', 'v1.10'],
    ['mc1.20.1-1.5.2', 'mc1.20.1-1.5.10'],
    ['fabric-1.4.0', 'Fabric 1.12.0'],
    ['b9', 'b12'],
    ['r3', 'r10'],
    ['1.20.1-0.5.1e', '1.20.1-0.5.1f'],
    ['1.20.1-0.5.1f', '1.20.1-0.5.2'],
    ['0.5.1', '0.5.1f'],
    ['1.0b', '1.0.1'],
    ['24w9a', '24w33a'],
    ['1.2.0', '1.2.0+a'],
    ['1.21.1+build.9', '1.21.1+build.10'],
    ['1.21.1+build.10', '1.21.2'],
    ['Beta 1.7', '1.0'],
    ['mc1.20.1-0.5.3-beta', 'mc1.20.1-0.5.3'],
    ['1.20.1-1.0.0-beta9', '1.20.1-1.0.0-beta10'],
    ['1.20.1-1.0.0-beta2', '1.20.1-1.0.0'],
    ['2.0.0+1.20.1-beta', '2.0.0+1.20.1'],
    ['1.0preview1', '1.0'],
  ])('sorts %s before %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0);
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
  });
  it.each([
    ['pre-releases before their release', ['1.0.0-beta9', '1.0.0-beta10', '1.0.0-rc1', '1.0.0']],
    ['words without a hyphen', ['1.0beta9', '1.0 Beta 10', '1.0_rc1', '1.0', '1.0a', '1.0b', '1.0.1']],
    ['game versions', ['26.1-snapshot-3', '26.1-snapshot-10', '26.1-pre1', '26.1-rc1', '26.1']],
    ['the example of Semantic Versioning', SEMVER_EXAMPLE],
    ['pre-releases without a number before them', ['beta9', 'beta10', 'rc1', '0.1']],
  ])('sorts %s, oldest first', (_what, versions) => {
    expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions);
  });
  it.each([
    ['1.2.0', '1.2'],
    ['V1.2', 'v1.2.0'],
    ['1.0-beta.2', '1.0 BETA2'],
  ])('treats %s and %s as equal in order', (one, other) => {
    expect(compareVersions(one, other)).toBe(0);
  });
  it('treats numbers beyond all measure as equal in order', () => {
    expect(compareVersions('9'.repeat(400), '8'.repeat(400))).toBe(0);
  });
  it('is one order for any texts: it is antisymmetric and transitive', () => {
    const parts = fc.constantFrom(
      '0',
      '1',
      '2',
      '10',
      'a',
      'beta',
      'rc',
      'snapshot',
      'f',
      '.',
      '-',
      '+',
      ' ',
      '_',
      'v',
      'é',
    );
    const version = fc.oneof(
      fc.array(parts, { maxLength: 7 }).map((texts) => texts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const [ab, bc, ac] = [compareVersions(a, b), compareVersions(b, c), compareVersions(a, c)];
        expect(Math.sign(compareVersions(b, a)) + Math.sign(ab)).toBe(0);
        if (ab <= 0 && bc <= 0) expect(ac).toBeLessThanOrEqual(0);
        if (ab === 0 && bc === 0) expect(ac).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
  it('picks the newest stable release by version, not by position', () => {
    const releases = [
      { version: '1.10.0', channel: 'release' },
      { version: '2.0.0-beta.1', channel: 'beta' },
      { version: '1.9.0', channel: 'release' },
    ];
    expect(pickHeadlineRelease(releases)?.version).toBe('1.10.0');
    expect(pickHeadlineRelease(releases.filter((release) => release.channel === 'beta'))?.version).toBe('2.0.0-beta.1');
    expect(pickHeadlineRelease([])).toBeUndefined();
  });
  it('picks the tenth beta over the ninth, for the card and for a game', () => {
    const releases = ['1.0.0-beta9', '1.0.0-beta10', '1.0.0-beta8'].map((version) => ({
      version,
      channel: 'beta',
      loaders: ['fabric'],
      game_versions: ['1.21'],
    }));
    expect(pickHeadlineRelease(releases)?.version).toBe('1.0.0-beta10');
    expect(pickRecommendedRelease(releases, { version: '1.21', loader: 'fabric' })?.version).toBe('1.0.0-beta10');
  });
});
