import { describe, expect, it } from 'vitest';
import { applyMemberStars } from './apply-member-stars.ts';

describe('adding the member’s stars to a mod’s ratings', () => {
  it('counts the first rating (R107)', () => {
    const none = { rating: null, ratings: 0, stars: [0, 0, 0, 0, 0] as [number, number, number, number, number] };
    expect(applyMemberStars(none, null, 4)).toEqual({ rating: 4, ratings: 1, stars: [0, 0, 0, 1, 0] });
  });

  it('counts a new rating, moves a changed rating, and ignores an equal rating (R107)', () => {
    const some = { rating: 5, ratings: 2, stars: [0, 0, 0, 0, 2] as [number, number, number, number, number] };
    expect(applyMemberStars(some, null, 2)).toEqual({ rating: 4, ratings: 3, stars: [0, 1, 0, 0, 2] });
    expect(applyMemberStars(some, 5, 3)).toEqual({ rating: 4, ratings: 2, stars: [0, 0, 1, 0, 1] });
    expect(applyMemberStars(some, 5, 5)).toBe(some);
  });

  it('subtracts a removed rating (R107)', () => {
    const some = { rating: 4, ratings: 2, stars: [0, 0, 1, 0, 1] as [number, number, number, number, number] };
    expect(applyMemberStars(some, 3, null)).toEqual({ rating: 5, ratings: 1, stars: [0, 0, 0, 0, 1] });
    const own = { rating: 3, ratings: 1, stars: [0, 0, 1, 0, 0] as [number, number, number, number, number] };
    expect(applyMemberStars(own, 3, null)).toEqual({ rating: null, ratings: 0, stars: [0, 0, 0, 0, 0] });
  });

  it('never subtracts a rating that was not counted yet (R107)', () => {
    const one = { rating: 5, ratings: 1, stars: [0, 0, 0, 0, 1] as [number, number, number, number, number] };
    expect(applyMemberStars(one, 3, 4)).toEqual({ rating: 4.5, ratings: 2, stars: [0, 0, 0, 1, 1] });
  });
});
