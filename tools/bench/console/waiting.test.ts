import { describe, expect, it } from 'vitest';
import { roundsOf, waitedIn } from './waiting.ts';

describe('the waiting for the database', () => {
  it.each([
    ['nothing', [], { waited: 0, times: 0 }],
    [
      'one after the other',
      [
        [0, 10],
        [15, 20],
      ],
      { waited: 15, times: 2 },
    ],
    [
      'at once',
      [
        [0, 10],
        [2, 12],
        [3, 4],
      ],
      { waited: 12, times: 1 },
    ],
    [
      'told in another order',
      [
        [15, 20],
        [0, 10],
      ],
      { waited: 15, times: 2 },
    ],
  ] as const)('is counted of %s', (_what, intervals, wanted) => {
    expect(waitedIn(intervals.map(([from, to]) => ({ from, to })))).toEqual(wanted);
    expect(roundsOf(intervals.map(([from, to]) => ({ from, to })))).toHaveLength(wanted.times);
  });

  it('is asked again in the rounds that it came in', () => {
    const [first, second, third] = [
      { from: 0, to: 10 },
      { from: 2, to: 4 },
      { from: 15, to: 20 },
    ];
    expect(roundsOf([third, second, first])).toEqual([[first, second], [third]]);
  });
});
