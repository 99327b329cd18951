import { describe, expect, it } from 'vitest';
import { pickByWeight } from './pick-ad.ts';

const ads = [
  { id: 'a', weight: 3 },
  { id: 'b', weight: 1 },
];

describe('pickByWeight', () => {
  it.each([
    [0, 'a'],
    [0.74, 'a'],
    [0.75, 'b'],
    [0.999, 'b'],
  ])('picks by weight: chance %d gives %s (R043)', (chance, id) => {
    expect(pickByWeight(ads, chance)?.id).toBe(id);
  });

  it('picks no ad when no ad is booked (R043)', () => {
    expect(pickByWeight([], 0.5)).toBeUndefined();
  });
});
