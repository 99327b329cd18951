import { describe, expect, it } from 'vitest';
import { adShare } from './ad-share.ts';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const ad = { id: 'a', placement: 'listing', weight: 30, starts_at: day(1), ends_at: day(10), active: true } as const;

describe('R130 how often an ad is shown', () => {
  it('R130 by its weight among those of its place and time', () => {
    const all = [ad, { ...ad, id: 'b', weight: 90, starts_at: day(9), ends_at: day(20) }];
    expect(adShare(ad, all)).toEqual({ share: 0.25, total: 120, ads: 2 });
  });
  it('R130 always, where the others are elsewhere, at another time or switched off', () => {
    const all = [
      { ...ad, id: 'b', placement: 'download' as const },
      { ...ad, id: 'c', starts_at: day(10), ends_at: day(12) },
      { ...ad, id: 'd', active: false },
    ];
    expect(adShare(ad, all)).toEqual({ share: 1, total: 30, ads: 1 });
  });
});
