import { type Firestore, FirestoreError, runTransaction, type Transaction } from 'firebase/firestore';
import { connection } from '#shared/browser/connection.ts';
import { WriteFailure, type WriteFailureCode } from './write-failure.ts';

const TIMEOUT_MS = 15_000;

const CODES: ReadonlyMap<string, WriteFailureCode> = new Map([
  ['permission-denied', 'denied'],
  ['unauthenticated', 'denied'],
  ['unavailable', 'offline'],
  ['deadline-exceeded', 'offline'],
]);

const toWriteFailure = (error: unknown): WriteFailure => {
  if (error instanceof WriteFailure) return error;
  const code = error instanceof FirestoreError ? CODES.get(error.code) : undefined;
  return new WriteFailure(code ?? (connection.isOffline() ? 'offline' : 'failed'), { cause: error });
};

/**
 * Commits writes at once, or fails. Uses a transaction without reads, because Firestore would queue a batch while
 * offline.
 *
 * @throws WriteFailure. After a timeout the write may still have succeeded.
 */
export const commitNow = async (firestore: Firestore, write: (transaction: Transaction) => void): Promise<void> => {
  if (await connection.confirmOffline()) throw new WriteFailure('offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new WriteFailure('offline')), TIMEOUT_MS);
  });
  const sent = runTransaction(
    firestore,
    async (transaction) => {
      write(transaction);
    },
    { maxAttempts: 1 },
  );
  try {
    await Promise.race([sent, timeout]);
  } catch (error) {
    throw toWriteFailure(error);
  } finally {
    clearTimeout(timer);
  }
};
