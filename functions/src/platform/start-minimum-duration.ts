import { now } from './clock.ts';
import { waitAtLeast } from './wait-at-least.ts';

/**
 * Starts a minimum duration. Await the returned function before the response, so that its timing reveals nothing about
 * the work.
 */
export const startMinimumDuration = (milliseconds: number): (() => Promise<void>) => {
  const end = now().getTime() + milliseconds;
  return () => waitAtLeast(end - now().getTime());
};
