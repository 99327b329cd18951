import { type Firestore, FirestoreError, runTransaction, type Transaction } from 'firebase/firestore';
import { WriteFailure, type WriteFailureCode } from '#session/live/write-failure.ts';

/** How long an answer may take. */
const PATIENCE_MS = 15_000;

const CODES: ReadonlyMap<string, WriteFailureCode> = new Map([
  ['permission-denied', 'denied'],
  ['unauthenticated', 'denied'],
  ['unavailable', 'offline'],
  ['deadline-exceeded', 'offline'],
]);

const failureOf = (error: unknown): WriteFailure => {
  if (error instanceof WriteFailure) return error;
  const code = error instanceof FirestoreError ? CODES.get(error.code) : undefined;
  return new WriteFailure(code ?? (navigator.onLine ? 'failed' : 'offline'), { cause: error });
};

/**
 * Sends writes in one commit, now or never: a transaction that reads nothing, which unlike a batch is never kept to be sent
 * when the network is back. Throws WriteFailure; what had no answer in time may have been written all the same.
 */
export const sendWhole = async (firestore: Firestore, write: (transaction: Transaction) => void): Promise<void> => {
  if (!navigator.onLine) throw new WriteFailure('offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new WriteFailure('offline')), PATIENCE_MS);
  });
  const sent = runTransaction(
    firestore,
    async (transaction) => {
      write(transaction);
    },
    { maxAttempts: 1 },
  );
  try {
    await Promise.race([sent, tooLong]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
};
