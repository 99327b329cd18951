import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('limitConcurrency starts jobs in order and within the limit, also after failures', async () => {
  const runLimited = limitConcurrency(2);
  const started: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const createJob = (i: number) => async (): Promise<number> => {
    started.push(i);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (i % 3 === 0) throw new Error(`${i} fails`);
    return i;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((i) => runLimited(createJob(i))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, false]);
  expect({ most: maxRunning, begun: started }).toEqual({ most: 2, begun: [1, 2, 3, 4, 5, 6] });
  expect(await runLimited(createJob(7))).toBe(7);
});
