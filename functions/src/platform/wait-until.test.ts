import { expect, it } from 'vitest';
import { now } from './clock.ts';
import { waitUntil } from './wait-until.ts';

it('never ends early, as timers of Node may', async () => {
  const waitOnce = async (delay: number) => {
    const at = new Date(now().getTime() + delay);
    await waitUntil(at);
    return now().getTime() - at.getTime();
  };
  const delays = Array.from({ length: 500 }, (_, index) => 1 + (index % 50));
  expect((await Promise.all(delays.map(waitOnce))).filter((late) => late < 0)).toEqual([]);
});
