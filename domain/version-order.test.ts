import { describe, expect, it } from 'vitest';
import { compareVersions, pickHeadlineRelease } from './version-order.ts';

describe('version order', () => {
  it.each([
    ['1.9.0', '1.10.0'],
    ['1.21', '1.21.1'],
    ['2.0.0-beta.2', '2.0.0-beta.10'],
    ['2.0.0-rc.1', '2.0.0'],
    ['1.0.0-alpha', '1.0.0-alpha.1'],
    ['1.0.0-1', '1.0.0-alpha'],
    ['v1.2', '1.3'],
  ])('sorts %s before %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0);
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
  });
  it('ignores build metadata and trailing zeros', () => {
    expect(compareVersions('1.2.0+a', '1.2')).toBe(0);
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
});
