import { now } from './clock.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Starts a minimum duration. Await the returned function before the response, so that its timing reveals nothing about
 * the work.
 */
export const startMinimumDuration = (milliseconds: number): (() => Promise<void>) => {
  const end = new Date(now().getTime() + milliseconds);
  return () => waitUntil(end);
};
