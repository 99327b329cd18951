import { describe, expect, it } from 'vitest';
import { getAdShare } from './get-ad-share.ts';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const ad = { id: 'a', placement: 'listing', weight: 30, starts_at: day(1), ends_at: day(10), active: true } as const;

describe('ad share (R130)', () => {
  it('is the ad’s weight divided by the sum of weights in its placement and period (R130)', () => {
    const all = [ad, { ...ad, id: 'b', weight: 90, starts_at: day(9), ends_at: day(20) }];
    expect(getAdShare(ad, all)).toEqual({ share: 0.25, total: 120, ads: 2 });
  });
  it('ignores ads of other placements or periods, and inactive ads (R130)', () => {
    const all = [
      { ...ad, id: 'b', placement: 'download' as const },
      { ...ad, id: 'c', starts_at: day(10), ends_at: day(12) },
      { ...ad, id: 'd', active: false },
    ];
    expect(getAdShare(ad, all)).toEqual({ share: 1, total: 30, ads: 1 });
  });
});
