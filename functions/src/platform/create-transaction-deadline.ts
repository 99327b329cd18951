import { COMMIT_MS } from './firestore-client-settings.ts';
import { TimeoutError } from './with-timeout.ts';

/** Deadline for all runs of one transaction. Each method throws `TimeoutError` if the transaction must stop. */
interface TransactionDeadline {
  /** Call before each run. */
  startRun(): void;
  /** Call before the commit of a run. */
  startCommit(): void;
}

/**
 * Limits the retries of a transaction. Firestore's client retries up to five times by itself.
 *
 * Stops a retry if the caller no longer waits for the result. Also stops it after a commit timeout, because the commit
 * may have been applied. The caller can repeat the transaction with the same ids.
 *
 * @param milliseconds time limit of all runs together
 */
export const createTransactionDeadline = (milliseconds: number): TransactionDeadline => {
  const end = performance.now() + milliseconds;
  let commitStartedAt = Number.POSITIVE_INFINITY;
  const assertTimeLeft = () => {
    if (performance.now() >= end) throw new TimeoutError(`No transaction in ${milliseconds} ms`);
  };
  return {
    startRun: () => {
      assertTimeLeft();
      if (performance.now() - commitStartedAt >= COMMIT_MS)
        throw new TimeoutError(`No answer to a commit in ${COMMIT_MS} ms`);
    },
    startCommit: () => {
      assertTimeLeft();
      commitStartedAt = performance.now();
    },
  };
};
