import { describe, expect, it } from 'vitest';
import { ratingOf } from './rating.ts';

describe('the mean of stars', () => {
  it.each([
    [2, 9, 4.5],
    [1, 1, 1],
    [3, 15, 5],
  ])('of %i ratings with %i stars is %f', (ratings, stars, mean) => {
    expect(ratingOf({ ratings, stars })).toBe(mean);
  });

  it('is none without ratings, or without stars', () => {
    expect(ratingOf({ ratings: 0, stars: 0 })).toBeNull();
    expect(ratingOf({ ratings: 0, stars: 4 })).toBeNull();
    expect(ratingOf({ ratings: 3, stars: 0 })).toBeNull();
  });

  it.each([
    [2, 1, 1],
    [1, 60, 5],
  ])('of %i ratings with %i stars, which cannot be, is the nearest that can', (ratings, stars, mean) => {
    expect(ratingOf({ ratings, stars })).toBe(mean);
  });
});
