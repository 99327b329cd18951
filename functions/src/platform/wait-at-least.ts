import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for a duration, and waits again if the timer ends too early. Node's timers may end up to a millisecond early.
 */
export const waitAtLeast = async (milliseconds: number): Promise<void> => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) await wait(end - Date.now());
};
