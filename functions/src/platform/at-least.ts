import { setTimeout as wait } from 'node:timers/promises';
import { now } from './clock.ts';

/**
 * A wait that is over no sooner than so long after this call, however long what happened in between took: how long an
 * answer took then does not tell what was found out for it.
 */
export const atLeast = (milliseconds: number): (() => Promise<void>) => {
  const end = now().getTime() + milliseconds;
  return () => wait(Math.max(0, end - now().getTime()));
};
