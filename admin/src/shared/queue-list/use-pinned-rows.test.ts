import { describe, expect, it } from 'vitest';
import { insertPinned, updatePinned } from './use-pinned-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const pinned = (...places: [string, number][]) => new Map(places.map(([id, index]) => [id, { row: { id }, index }]));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('rows with drafts (R129)', () => {
  it.each([
    ['are not duplicated while still in the list', rows('a', 'b'), pinned(['b', 1]), 'ab'],
    ['return to their last position', rows('a', 'c'), pinned(['b', 1]), 'abc'],
    ['go to the end of a shorter list', rows('a'), pinned(['z', 5]), 'az'],
    ['stay when the list becomes empty', rows(), pinned(['a', 0], ['b', 1]), 'ab'],
  ])('%s (R129)', (_name, list, places, expected) => {
    expect(ids(insertPinned(list, places))).toBe(expected);
  });

  it('show their latest state at their last position (R129)', () => {
    const before = new Map([['b', { row: { id: 'b', state: 'open' }, index: 1 }]]);
    const newer = [{ id: 'b', state: 'handled' }];
    expect(insertPinned([{ id: 'a', state: 'open' }], updatePinned(before, newer))).toEqual([
      { id: 'a', state: 'open' },
      { id: 'b', state: 'handled' },
    ]);
    expect([...updatePinned(before, [])]).toEqual([...before]);
  });
});
