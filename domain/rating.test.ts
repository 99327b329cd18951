import { describe, expect, it } from 'vitest';
import { getMeanRating, getRatingScore } from './rating.ts';

describe('mean rating', () => {
  it.each([
    [2, 9, 4.5],
    [1, 1, 1],
    [3, 15, 5],
  ])('for %i ratings with %i stars is %f', (ratings, stars, mean) => {
    expect(getMeanRating({ ratings, stars })).toBe(mean);
  });

  it('is null without ratings or without stars', () => {
    expect(getMeanRating({ ratings: 0, stars: 0 })).toBeNull();
    expect(getMeanRating({ ratings: 0, stars: 4 })).toBeNull();
    expect(getMeanRating({ ratings: 3, stars: 0 })).toBeNull();
  });

  it.each([
    [2, 1, 1],
    [1, 60, 5],
  ])('for inconsistent counts (%i ratings, %i stars) is clamped', (ratings, stars, mean) => {
    expect(getMeanRating({ ratings, stars })).toBe(mean);
  });
});

describe('rating score', () => {
  it('ranks many good ratings first, then one perfect rating, bad ratings, no ratings', () => {
    const scores = [
      { ratings: 40, stars: 190 },
      { ratings: 1, stars: 5 },
      { ratings: 10, stars: 10 },
      { ratings: 0, stars: 0 },
    ].map(getRatingScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });
});
