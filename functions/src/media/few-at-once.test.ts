import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('runs at most so many at the same time, in the order they came, whichever of them fail', async () => {
  const inTurn = fewAtOnce(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (i: number) => async (): Promise<number> => {
    begun.push(i);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (i % 3 === 0) throw new Error(`${i} fails`);
    return i;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((i) => inTurn(work(i))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, false]);
  expect({ most, begun }).toEqual({ most: 2, begun: [1, 2, 3, 4, 5, 6] });
  expect(await inTurn(work(7))).toBe(7);
});
