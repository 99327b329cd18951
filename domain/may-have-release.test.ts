import { describe, expect, it } from 'vitest';
import { DOWNLOADED_RELEASES_MAX } from './limits.ts';
import { addDownloadedRelease, mayHaveRelease } from './may-have-release.ts';

const createIds = (count: number): string[] => Array.from({ length: count }, (_, i) => `r${i}`);

describe('downloaded releases of a member', () => {
  it('may contain any release if older ids are unknown, also after new downloads (R152)', () => {
    const unrecorded = { releases: [] };
    expect(mayHaveRelease(unrecorded, 'a')).toBe(true);
    const second = { releases: addDownloadedRelease(unrecorded, 'b') };
    const third = { releases: addDownloadedRelease(second, 'c') };
    for (const list of [second, third])
      expect([mayHaveRelease(list, 'a'), mayHaveRelease(list, 'b')]).toEqual([true, true]);
  });

  it('contain only listed releases until the list is truncated (R152)', () => {
    const complete = { releases: addDownloadedRelease({ releases: createIds(DOWNLOADED_RELEASES_MAX - 1) }, 'new') };
    expect([
      mayHaveRelease(complete, 'r0'),
      mayHaveRelease(complete, 'new'),
      mayHaveRelease(complete, 'other'),
    ]).toEqual([true, true, false]);
    const truncated = { releases: addDownloadedRelease(complete, 'newer') };
    expect(truncated.releases).toHaveLength(DOWNLOADED_RELEASES_MAX + 1);
    expect([mayHaveRelease(truncated, 'r0'), mayHaveRelease(truncated, 'newer')]).toEqual([true, true]);
  });
});
