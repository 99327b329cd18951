import { describe, expect, it } from 'vitest';
import { withKept, withNewer } from './use-kept-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const kept = (...places: [string, number][]) => new Map(places.map(([id, index]) => [id, { row: { id }, index }]));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('R129 rows that are being written in', () => {
  it.each([
    ['stay once where they still are', rows('a', 'b'), kept(['b', 1]), 'ab'],
    ['stay where they were', rows('a', 'c'), kept(['b', 1]), 'abc'],
    ['stay at the end of a shorter list', rows('a'), kept(['z', 5]), 'az'],
    ['stay though nothing else is left', rows(), kept(['a', 0], ['b', 1]), 'ab'],
  ])('R129 %s', (_name, list, places, expected) => {
    expect(ids(withKept(list, places))).toBe(expected);
  });

  it('R129 are shown as they were read last, where they were', () => {
    const before = new Map([['b', { row: { id: 'b', state: 'open' }, index: 1 }]]);
    const newer = [{ id: 'b', state: 'handled' }];
    expect(withKept([{ id: 'a', state: 'open' }], withNewer(before, newer))).toEqual([
      { id: 'a', state: 'open' },
      { id: 'b', state: 'handled' },
    ]);
    expect([...withNewer(before, [])]).toEqual([...before]);
  });
});
