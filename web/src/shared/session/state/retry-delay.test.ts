import { expect, it } from 'vitest';
import { getRetryDelay, RETRIES_MAX } from './retry-delay.ts';

it('delays retries by one second, doubled each time up to 30 seconds, with jitter (R070)', () => {
  const delays = Array.from({ length: RETRIES_MAX }, (_delay, attempt) => getRetryDelay(attempt, 0));
  expect(delays.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16000]);
  expect(Math.max(...delays)).toBe(30_000);
  expect(getRetryDelay(0, 0.999)).toBeGreaterThanOrEqual(750);
});
