import { createRandom } from '@bigorna/domain/random';
import { describe, expect, it } from 'vitest';
import { Bitset } from './bitset.ts';
import { createColumns } from './columns.ts';
import { editDistance } from './edit-distance.ts';
import { encode, raiseValues, toPosting } from './postings.ts';
import { SortOrders } from './sort-orders.ts';
import { type Neighbour, Vocabulary } from './vocabulary.ts';

const random = createRandom(17);
const randomBelow = (max: number): number => Math.floor(random() * max);
const randomNums = (length: number, max: number): number[] => [
  ...new Set(Array.from({ length }, () => randomBelow(max))),
];

describe('Bitset', () => {
  it('behaves like a Set', () => {
    for (let round = 0; round < 50; round += 1) {
      const [a, b] = [new Set(randomNums(200, 500)), new Set(randomNums(100, randomBelow(900) + 1))];
      const [x, y] = [a, b].map((set) => {
        const bits = new Bitset();
        for (const num of set) bits.add(num);
        return bits;
      });
      if (x === undefined || y === undefined) throw new Error('Two sets');
      const sorted = (set: Set<number>) => [...set].sort((one, other) => one - other);
      expect(x.toArray()).toEqual(sorted(a));
      expect(x.count()).toBe(a.size);
      expect(x.countWith(y)).toBe(a.intersection(b).size);
      expect(x.and(y).toArray()).toEqual(sorted(a.intersection(b)));
      expect(x.andNot(y).toArray()).toEqual(sorted(a.difference(b)));
      expect(Bitset.union([x, y]).toArray()).toEqual(sorted(a.union(b)));
      for (const num of b) x.delete(num);
      expect(x.toArray()).toEqual(sorted(a.difference(b)));
    }
  });
});

describe('postings', () => {
  it('are unchanged after encoding in parts', () => {
    for (const max of [100, 10_000, 5_000_000]) {
      const nums = randomNums(300, max).sort((a, b) => a - b);
      const postings = nums.map((num) => toPosting(num, num % 8));
      const bytes = Buffer.concat([encode(postings.slice(0, 100), 0), encode(postings.slice(100), nums[99] ?? 0)]);
      const values = new Uint16Array(max);
      raiseValues(bytes, Uint16Array.from([1, 2, 3, 4, 5, 6, 7, 8]), values);
      expect(nums.every((num) => values[num] === (num % 8) + 1)).toBe(true);
      expect(values.reduce((found, value) => found + Number(value > 0), 0)).toBe(nums.length);
    }
  });

  it('raise values and never lower them', () => {
    const values = Uint16Array.from([0, 9, 2]);
    raiseValues(encode([toPosting(0, 1), toPosting(1, 1), toPosting(2, 1)], 0), Uint16Array.from([0, 5]), values);
    expect([...values]).toEqual([5, 9, 5]);
  });
});

/** Edit distance by a plain dynamic program, without optimizations and limits. */
const plainDistance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const replace = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      rows[i]?.splice(j, 1, Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace, swap));
    }
  }
  return at(a.length, b.length);
};

describe('similar words', () => {
  const word = (length: number): string => Array.from({ length }, () => 'abcd'[randomBelow(4)]).join('');
  const words = [...new Set(Array.from({ length: 400 }, () => word(3 + randomBelow(9))))];

  it.each([
    ['casa', 'casa', 0],
    ['casa', 'caas', 1],
    ['casa', 'csa', 1],
    ['casa', 'caça', 1],
    ['casa', 'acsaa', 2],
    ['casa', 'ascas', 3],
    ['ca', 'abc', 3],
  ])('%s and %s have the distance %i (R003)', (a, b, distance) => {
    const codes = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    expect(editDistance(codes(a), codes(b), 0, b.length, 3).whole).toBe(distance);
  });

  it.each([true, false])('are exactly the words within the distance, with prefixes: %s (R003)', (prefix) => {
    const vocabulary = new Vocabulary();
    for (const term of words) vocabulary.add(term);
    for (let round = 0; round < 60; round += 1) {
      const query = word(3 + randomBelow(6));
      const max = 1 + randomBelow(2);
      const prefixDistance = (term: string): number =>
        Math.min(...Array.from({ length: term.length }, (_, i) => plainDistance(query, term.slice(0, i + 1))));
      const expected = words
        .filter((term) => term !== query)
        .map((term) => {
          const [whole, start] = [plainDistance(query, term), prefix ? prefixDistance(term) : Number.POSITIVE_INFINITY];
          return { term, distance: Math.min(whole, start), prefix: start < whole };
        })
        .filter(({ distance }) => distance <= max);
      const byTerm = (a: Neighbour, b: Neighbour): number => (a.term < b.term ? -1 : 1);
      expect(vocabulary.neighbours(query, max, prefix).sort(byTerm)).toEqual(expected.sort(byTerm));
    }
  });
});

describe('SortOrders', () => {
  it('stay sorted while mods are added and removed', async () => {
    const columns = createColumns();
    const orders = new SortOrders(columns, (num) => `id ${num}`);
    const live = new Set<number>();
    for (let round = 0; round < 60; round += 1) {
      const removed = [...live].filter(() => random() < 0.2);
      for (const num of removed) live.delete(num);
      const added = randomNums(20, 300).filter((num) => !live.has(num));
      for (const num of added) {
        live.add(num);
        columns.downloads.set(num, randomBelow(5));
        columns.tie.set(num, randomBelow(3));
      }
      if (round % 3 === 0) orders.remove(removed);
      const next = await orders.prepare(removed, added);
      orders.adopt(next);
      const sorted = [...live].sort(orders.getCompare('downloads'));
      expect([...orders.by('downloads')]).toEqual(sorted);
      if (round > 30) expect([...orders.by('views')].toSorted()).toEqual([...live].toSorted());
    }
  });
});
