import { setTimeout as wait } from 'node:timers/promises';
import { now } from './clock.ts';

/** Waits until a time. Node's timers may end up to a millisecond too early; then it waits again. */
export const waitUntil = async (at: Date): Promise<void> => {
  for (;;) {
    const remainingMs = at.getTime() - now().getTime();
    if (remainingMs <= 0) return;
    await wait(remainingMs);
  }
};
