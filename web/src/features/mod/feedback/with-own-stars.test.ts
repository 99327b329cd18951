import { describe, expect, it } from 'vitest';
import { withOwnStars } from './with-own-stars.ts';

describe('ratings with the member’s own', () => {
  it('R107 the first rating of all', () => {
    const none = { rating: null, ratings: 0, stars: [0, 0, 0, 0, 0] as [number, number, number, number, number] };
    expect(withOwnStars(none, null, 4)).toEqual({ rating: 4, ratings: 1, stars: [0, 0, 0, 1, 0] });
  });

  it('R107 a new one, a changed one, and the same again', () => {
    const some = { rating: 5, ratings: 2, stars: [0, 0, 0, 0, 2] as [number, number, number, number, number] };
    expect(withOwnStars(some, null, 2)).toEqual({ rating: 4, ratings: 3, stars: [0, 1, 0, 0, 2] });
    expect(withOwnStars(some, 5, 3)).toEqual({ rating: 4, ratings: 2, stars: [0, 0, 1, 0, 1] });
    expect(withOwnStars(some, 5, 5)).toBe(some);
  });

  it('R107 one that was not counted yet is not taken away', () => {
    const one = { rating: 5, ratings: 1, stars: [0, 0, 0, 0, 1] as [number, number, number, number, number] };
    expect(withOwnStars(one, 3, 4)).toEqual({ rating: 4.5, ratings: 2, stars: [0, 0, 0, 1, 1] });
  });
});
