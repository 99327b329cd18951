import { setTimeout as wait } from 'node:timers/promises';
import { now } from './clock.ts';

/**
 * Starts a minimum duration. Await the returned function before the response, so that its timing reveals nothing about
 * the work.
 */
export const startMinimumDuration = (milliseconds: number): (() => Promise<void>) => {
  const end = now().getTime() + milliseconds;
  return () => wait(Math.max(0, end - now().getTime()));
};
