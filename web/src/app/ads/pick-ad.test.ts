import { describe, expect, it } from 'vitest';
import { pickByWeight } from './pick-ad.ts';

const ads = [
  { id: 'a', weight: 3 },
  { id: 'b', weight: 1 },
];

describe('the ad of a place', () => {
  it.each([
    [0, 'a'],
    [0.74, 'a'],
    [0.75, 'b'],
    [0.999, 'b'],
  ])('R043 is picked by weight: chance %d gives %s', (chance, id) => {
    expect(pickByWeight(ads, chance)?.id).toBe(id);
  });

  it('R043 is none where none is booked', () => {
    expect(pickByWeight([], 0.5)).toBeUndefined();
  });
});
