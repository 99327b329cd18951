import { describe, expect, it } from 'vitest';
import { placeIn } from './use-cursor.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('R129 the cursor of a queue', () => {
  it.each([
    ['stays at its record where the list has not moved', rows('a', 'b', 'c'), { id: 'b', index: 1 }, 'b'],
    ['follows its record when newer ones push it down', rows('new', 'a', 'b'), { id: 'b', index: 1 }, 'b'],
    ['goes to what took the place of a record that left', rows('a', 'c', 'd'), { id: 'b', index: 1 }, 'c'],
    ['goes to the last where the last one left', rows('a', 'b'), { id: 'c', index: 2 }, 'b'],
    ['begins at the first', rows('a', 'b'), { id: undefined, index: 0 }, 'a'],
    ['is nowhere in an empty list', rows(), { id: 'a', index: 0 }, undefined],
  ])('R129 %s', (_name, list, kept, expected) => {
    expect(placeIn(list, kept).id).toBe(expected);
  });
});
