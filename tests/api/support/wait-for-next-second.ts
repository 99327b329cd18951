import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the next second: Firebase compares sign-ins and revocations by whole seconds. */
export const waitForNextSecond = async (): Promise<void> => {
  const end = (Math.floor(Date.now() / 1000) + 1) * 1000;
  while (Date.now() < end) await wait(end - Date.now());
};
