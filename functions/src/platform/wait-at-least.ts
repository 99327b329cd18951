import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a duration, and again if a timer ends too early: Node's may by up to a millisecond. */
export const waitAtLeast = async (milliseconds: number): Promise<void> => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) await wait(end - Date.now());
};
