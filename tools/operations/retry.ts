import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../shared/errors.ts';

const TRIES = 6;
/** Doubled after each attempt: six attempts span half a minute. */
const FIRST_PAUSE_MS = 1_000;

/** A failure that a retry may fix: a busy service, a broken connection. */
export class TransientError extends LauncherError {
  override name = 'TransientError';
}

/** Status codes of transient failures: timeout, rate limit, server error. */
export const isTransientStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Retries work up to six attempts while its failures are transient. For idempotent work only.
 *
 * @param mayPass whether a failure is transient
 * @throws the last error
 */
export const retry = async <T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> => {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (round === TRIES || !mayPass(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (round - 1));
    }
  }
};
