import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../emulators/errors.ts';

const TRIES = 6;
/** Doubled after each try: with six of them a service may be away for half a minute. */
const FIRST_PAUSE_MS = 1_000;

/** A failure that another try may change: a busy service, a connection that broke. */
export class PassingFailure extends LauncherError {
  override name = 'PassingFailure';
}

/** Status codes of such answers: too late, too many at once, and failures of the service. */
export const isPassingStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Does something again, six times at most, while it fails in a way that may pass. Only for what may happen twice.
 *
 * @param mayPass whether another try may change a failure
 * @throws what the last try threw
 */
export const again = async <T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> => {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (round === TRIES || !mayPass(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (round - 1));
    }
  }
};
