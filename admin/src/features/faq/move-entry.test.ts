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
  it('swaps an entry with its neighbor and writes no other entry (R132)', () => {
    expect(getMoves(entries, 'b', -1)).toEqual([
      ['b', 1],
      ['a', 4],
    ]);
    expect(getMoves(entries, 'b', 1)).toEqual([
      ['c', 4],
      ['b', 7],
    ]);
  });
  it('does not move the first entry up or the last entry down (R132)', () => {
    expect(getMoves(entries, 'a', -1)).toEqual([]);
    expect(getMoves(entries, 'c', 1)).toEqual([]);
  });
  it('renumbers entries that share a position (R132)', () => {
    const shared = entries.map(({ id }) => ({ id, position: 1 }));
    expect(getMoves(shared, 'c', -1)).toEqual([
      ['c', 2],
      ['b', 3],
    ]);
  });
});
