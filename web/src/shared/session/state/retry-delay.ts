const FIRST_MS = 1_000;
const MAX_MS = 30_000;

/** Retries in a row after a network failure: about two minutes in all. */
export const RETRIES_MAX = 8;

/**
 * Delay before a retry, in milliseconds: doubles from one second to 30 seconds, minus up to a quarter of random jitter.
 * The jitter prevents many tabs from retrying at the same instant.
 *
 * @param attempt 0 for the first retry.
 * @param chance in [0, 1).
 */
export const getRetryDelay = (attempt: number, chance: number): number =>
  Math.round(Math.min(MAX_MS, FIRST_MS * 2 ** attempt) * (1 - chance / 4));

/** Waits `ms` milliseconds, or less if the browser comes online or `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

/** Waits until the browser comes online, the page becomes visible, or `signal` aborts. */
export const waitUntilActive = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', handleVisibility);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const handleVisibility = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    addEventListener('online', done);
    document.addEventListener('visibilitychange', handleVisibility);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
