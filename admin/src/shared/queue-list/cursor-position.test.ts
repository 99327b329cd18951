import { describe, expect, it } from 'vitest';
import { getCursorPosition } from './cursor-position.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('queue cursor (R129)', () => {
  it.each([
    ['stays at its record in an unchanged list', rows('a', 'b', 'c'), { id: 'b', index: 1 }, 'b'],
    ['follows its record when newer rows come first', rows('new', 'a', 'b'), { id: 'b', index: 1 }, 'b'],
    ['moves to the next row when its record leaves', rows('a', 'c', 'd'), { id: 'b', index: 1 }, 'c'],
    ['moves to the new last row when the last one leaves', rows('a', 'b'), { id: 'c', index: 2 }, 'b'],
    ['starts at the first row', rows('a', 'b'), { id: undefined, index: 0 }, 'a'],
    ['has no row in an empty list', rows(), { id: 'a', index: 0 }, undefined],
  ])('%s (R129)', (_name, list, cursor, expected) => {
    expect(getCursorPosition(list, cursor).id).toBe(expected);
  });
});
