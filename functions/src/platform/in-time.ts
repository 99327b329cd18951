import { setTimeout as wait } from 'node:timers/promises';

/** A service did not answer in the time that somebody waits for it. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/**
 * What is answered in time; what is asked goes on with nobody waiting.
 *
 * @throws OutOfTime
 */
export const inTime = async <T>(answer: Promise<T>, milliseconds: number): Promise<T> => {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new OutOfTime(`No answer in ${milliseconds} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
};
