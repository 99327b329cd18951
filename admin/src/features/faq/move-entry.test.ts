import { describe, expect, it } from 'vitest';
import { moveEntry } from './move-entry.ts';

const entries = [
  { id: 'a', position: 1 },
  { id: 'b', position: 4 },
  { id: 'c', position: 7 },
];
const getMoves = (from: typeof entries, id: string, by: -1 | 1) =>
  moveEntry(from, id, by).map(({ entry, position }) => [entry.id, position]);

describe('order of questions (R132)', () => {
  it('moves an entry past its neighbor and writes no other entry (R131, R132)', () => {
    expect(getMoves(entries, 'b', -1)).toEqual([['b', 0.5]]);
    expect(getMoves(entries, 'b', 1)).toEqual([['b', 8]]);
    expect(getMoves(entries, 'c', -1)).toEqual([['c', 2.5]]);
    expect(getMoves(entries, 'a', 1)).toEqual([['a', 5.5]]);
  });
  it('does not move the first entry up or the last entry down (R132)', () => {
    expect(getMoves(entries, 'a', -1)).toEqual([]);
    expect(getMoves(entries, 'c', 1)).toEqual([]);
  });
  it('renumbers entries if no number is free between the neighbors (R132)', () => {
    const shared = entries.map(({ id }) => ({ id, position: 1 }));
    expect(getMoves(shared, 'c', -1)).toEqual([
      ['c', 2],
      ['b', 3],
    ]);
    const fromZero = entries.map(({ id }, position) => ({ id, position }));
    expect(getMoves(fromZero, 'b', -1)).toEqual([
      ['a', 2],
      ['c', 3],
    ]);
  });
});
