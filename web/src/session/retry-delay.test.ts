import { expect, it } from 'vitest';
import { RETRIES_MAX, retryDelay } from './retry-delay.ts';

it('R070 doubles from one second, never waits above half a minute, and ends', () => {
  const delays = Array.from({ length: RETRIES_MAX }, (_delay, attempt) => retryDelay(attempt, 0));
  expect(delays.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16000]);
  expect(Math.max(...delays)).toBe(30_000);
  expect(retryDelay(0, 0.999)).toBeGreaterThanOrEqual(750);
});
