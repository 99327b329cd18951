import { getRuntime, RUNTIME } from './runtime.ts';

/** Firestore timeouts in milliseconds. */
interface Timeouts {
  /** Timeout of a read. Firestore's client retries for 45 seconds, and no setting changes that. */
  readonly readingMs: number;
  /** Timeout of a transaction, including its retries. */
  readonly transactionMs: number;
}

const READING_MS_MAX = 60_000;
/** Default: the time limit of calls that a user waits for. */
const CALL_SECONDS = RUNTIME.api.timeoutSeconds;

/**
 * Derives the timeouts from the function's own time limit. Users get an early error, and background work can run long
 * counts.
 *
 * @param name name of the function; undefined outside of functions
 */
export const getTimeouts = (name: string | undefined): Timeouts => {
  const milliseconds = (getRuntime(name ?? '')?.timeoutSeconds ?? CALL_SECONDS) * 1000;
  return { readingMs: Math.min(milliseconds / 5, READING_MS_MAX), transactionMs: milliseconds / 2 };
};

/** Timeouts of the current function. */
export const TIMEOUTS = getTimeouts(process.env.FUNCTION_TARGET);
