import { describe, expect, it } from 'vitest';
import { getCellByKey, getCellToward } from './field-keys.ts';

describe('keys of the field (R041)', () => {
  it.each([
    ['Digit1', 0],
    ['Numpad9', 8],
    ['Digit0', undefined],
    ['KeyA', undefined],
  ])('%s selects cell %s (R041)', (code, cell) => {
    expect(getCellByKey(code)).toBe(cell);
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
  ])('from cell %d, %s moves to cell %s (R041)', (cell, key, next) => {
    expect(getCellToward(cell, key)).toBe(next);
  });
});
