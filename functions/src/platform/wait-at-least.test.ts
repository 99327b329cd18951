import { expect, it } from 'vitest';
import { waitAtLeast } from './wait-at-least.ts';

it('waitAtLeast never ends early, unlike timers of Node', async () => {
  const getDelay = async (milliseconds: number) => {
    const start = Date.now();
    await waitAtLeast(milliseconds);
    return Date.now() - start - milliseconds;
  };
  const durations = Array.from({ length: 500 }, (_, index) => 1 + (index % 50));
  expect((await Promise.all(durations.map(getDelay))).filter((delay) => delay < 0)).toEqual([]);
});
