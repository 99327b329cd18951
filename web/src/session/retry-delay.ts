const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How often a session that met a network failure is tried again in a row: about two minutes in all. */
export const RETRIES_MAX = 8;

/**
 * Milliseconds to wait before a retry: doubling from one second to half a minute, less up to a quarter by chance, so
 * that the tabs of many visitors do not come back at the same instant.
 *
 * @param attempt 0 for the first retry.
 * @param chance in [0, 1).
 */
export const retryDelay = (attempt: number, chance: number): number =>
  Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (1 - chance / 4));

/** Waits, or ends early when the browser is online again or `signal` fires. */
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

/** Waits until the browser is online again or somebody looks at the page again, or `signal` fires. */
export const awakened = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
