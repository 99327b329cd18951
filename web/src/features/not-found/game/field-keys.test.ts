import { describe, expect, it } from 'vitest';
import { placeToward, struckBy } from './field-keys.ts';

describe('R041 the keys of the field', () => {
  it.each([
    ['Digit1', 0],
    ['Numpad9', 8],
    ['Digit0', undefined],
    ['KeyA', undefined],
  ])('R041 %s strikes %s', (code, place) => {
    expect(struckBy(code)).toBe(place);
  });

  it.each([
    [4, 'ArrowUp', 1],
    [4, 'ArrowDown', 7],
    [4, 'ArrowLeft', 3],
    [4, 'ArrowRight', 5],
    [2, 'ArrowRight', 2],
    [6, 'ArrowDown', 6],
    [0, 'ArrowLeft', 0],
    [4, 'Tab', undefined],
  ])('R041 from %d by %s one comes to %s', (place, key, next) => {
    expect(placeToward(place, key)).toBe(next);
  });
});
