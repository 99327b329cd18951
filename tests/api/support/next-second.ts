import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the next second to begin: Firebase knows sign-ins and revocations to the second, and only then tells them apart. */
export const untilNextSecond = async (): Promise<void> => {
  const end = (Math.floor(Date.now() / 1000) + 1) * 1000;
  while (Date.now() < end) await wait(end - Date.now());
};
