import { setTimeout as delay } from 'node:timers/promises';

/**
 * Starts work at a steady pace, whether what was started before has ended or not: a slow answer delays nobody else, and
 * whoever came meanwhile has waited too.
 *
 * @param perSecond how many are started in a second
 * @param work told when it was to start, by performance.now(), which may be a little before it did
 * @returns when the time is over and all of it has ended
 */
export const startSteadily = async (
  perSecond: number,
  seconds: number,
  signal: AbortSignal,
  work: (intendedAt: number) => Promise<void>,
): Promise<void> => {
  const from = performance.now();
  const started: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const intendedAt = from + (index * 1000) / perSecond;
    const early = intendedAt - performance.now();
    if (early > 1) await delay(early, undefined, { signal });
    signal.throwIfAborted();
    started.push(work(intendedAt));
  }
  await Promise.all(started);
};
