import { describe, expect, it } from 'vitest';
import { moveEntry } from './faq-order.ts';

const entries = [
  { id: 'a', position: 1 },
  { id: 'b', position: 4 },
  { id: 'c', position: 7 },
];
const written = (from: typeof entries, id: string, by: -1 | 1) =>
  moveEntry(from, id, by).map(({ entry, position }) => [entry.id, position]);

describe('R132 the order of questions', () => {
  it('R132 an entry changes places with its neighbour, and nothing else is written', () => {
    expect(written(entries, 'b', -1)).toEqual([
      ['b', 1],
      ['a', 4],
    ]);
    expect(written(entries, 'b', 1)).toEqual([
      ['c', 4],
      ['b', 7],
    ]);
  });
  it('R132 the first goes no further up, the last no further down', () => {
    expect(written(entries, 'a', -1)).toEqual([]);
    expect(written(entries, 'c', 1)).toEqual([]);
  });
  it('R132 where two share a position, all are numbered anew', () => {
    const shared = entries.map(({ id }) => ({ id, position: 1 }));
    expect(written(shared, 'c', -1)).toEqual([
      ['c', 2],
      ['b', 3],
    ]);
  });
});
