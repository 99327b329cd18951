import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { FIRESTORE_CLIENT_SETTINGS } from './firestore-client-settings.ts';
import { TimeoutError } from './with-timeout.ts';

/** The database needs a separate app: its settings must be applied before the first use. */
const DATABASE_APP = 'database';

/** Uses the options of the default app if it exists. */
const openDatabase = (): Firestore => {
  const defaultApp = getApps().find(({ name }) => name === '[DEFAULT]');
  const firestore = getFirestore(initializeApp(defaultApp?.options, DATABASE_APP));
  firestore.settings(FIRESTORE_CLIENT_SETTINGS);
  return firestore;
};

/** The project's database. Only this folder uses it. */
export const getDatabase = (): Firestore => {
  const app = getApps().find(({ name }) => name === DATABASE_APP);
  return app ? getFirestore(app) : openDatabase();
};

const getGrpcCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const TRANSIENT_CODES = [4, 8, 10, 14];
/** Whether a create failed because the document exists. */
export const isAlreadyExists = (error: unknown): boolean => getGrpcCode(error) === 6;

/**
 * Ignores `already-exists` after a write that creates documents with new random ids. Only a retry of the same commit
 * can have created them.
 *
 * @throws every other error
 */
export const ignoreAlreadyExists = (error: unknown): void => {
  if (!isAlreadyExists(error)) throw error;
};
/** Whether an update failed because the document does not exist. */
export const isNotFound = (error: unknown): boolean => getGrpcCode(error) === 5;

/** Whether the error is transient: Firestore is unavailable, too slow, or has too many writers on one document. */
export const isTransientError = (error: unknown): boolean =>
  error instanceof TimeoutError || TRANSIENT_CODES.some((code) => code === getGrpcCode(error));
