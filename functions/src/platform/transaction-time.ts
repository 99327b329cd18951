import { COMMIT_MS } from './firestore-patience.ts';
import { OutOfTime } from './in-time.ts';

/** Watches over the runs of one transaction; each of its calls throws `OutOfTime` where it is not to go on. */
interface TransactionTime {
  /** Before each run. */
  begin(): void;
  /** Before a run's writes are handed in. */
  handIn(): void;
}

/**
 * Keeps a transaction from being run again by Firestore's client, up to five times, where nobody waits for it any more, and
 * where it may have been carried out: a commit that took as long as one may take says nothing of itself. Who asks for it
 * anew does so by the same ids, as a task or an event that comes twice.
 *
 * @param milliseconds for all runs together
 */
export const transactionTime = (milliseconds: number): TransactionTime => {
  const end = performance.now() + milliseconds;
  let handedIn = Number.POSITIVE_INFINITY;
  const goOn = () => {
    if (performance.now() >= end) throw new OutOfTime(`No transaction in ${milliseconds} ms`);
  };
  return {
    begin: () => {
      goOn();
      if (performance.now() - handedIn >= COMMIT_MS) throw new OutOfTime(`No answer to a commit in ${COMMIT_MS} ms`);
    },
    handIn: () => {
      goOn();
      handedIn = performance.now();
    },
  };
};
