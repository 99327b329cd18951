import { setTimeout as wait } from 'node:timers/promises';

/** Thrown if a service does not respond within the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Rejects after a timeout. Does not cancel the work.
 *
 * @throws TimeoutError
 */
export const withTimeout = async <T>(promise: Promise<T>, milliseconds: number): Promise<T> => {
  const controller = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: controller.signal }).then(() => {
    throw new TimeoutError(`No answer in ${milliseconds} ms`);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    controller.abort();
  }
};
