import { DOWNLOADED_RELEASES_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { mayHave, releasesWith } from './may-have.ts';

const some = (count: number): string[] => Array.from({ length: count }, (_, i) => `r${i}`);

describe('whoever downloaded a mod', () => {
  it('R152 may have any release of before it was kept which ones they were, also after the next download', () => {
    const first = { releases: [] };
    expect(mayHave(first, 'a')).toBe(true);
    const next = { releases: releasesWith(first, 'b') };
    const later = { releases: releasesWith(next, 'c') };
    for (const one of [next, later]) expect([mayHave(one, 'a'), mayHave(one, 'b')]).toEqual([true, true]);
  });

  it('R152 may have those that were left out of a long list, and of a whole one only those in it', () => {
    const whole = { releases: releasesWith({ releases: some(DOWNLOADED_RELEASES_MAX - 1) }, 'new') };
    expect([mayHave(whole, 'r0'), mayHave(whole, 'new'), mayHave(whole, 'other')]).toEqual([true, true, false]);
    const cut = { releases: releasesWith(whole, 'newer') };
    expect(cut.releases).toHaveLength(DOWNLOADED_RELEASES_MAX + 1);
    expect([mayHave(cut, 'r0'), mayHave(cut, 'newer')]).toEqual([true, true]);
  });
});
