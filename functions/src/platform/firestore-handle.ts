import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { FIRESTORE_PATIENCE } from './firestore-patience.ts';
import { OutOfTime } from './in-time.ts';

/** The database has an app of its own, because its settings can be given only to one that nobody has used. */
const NAME = 'database';

/** Of the project that the process's own app is of, where it has one already. */
const open = (): Firestore => {
  const own = getApps().find(({ name }) => name === '[DEFAULT]');
  const firestore = getFirestore(initializeApp(own?.options, NAME));
  firestore.settings(FIRESTORE_PATIENCE);
  return firestore;
};

/** The project's database. Only this folder asks for it. */
export const database = (): Firestore => {
  const app = getApps().find(({ name }) => name === NAME);
  return app ? getFirestore(app) : open();
};

const grpcCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const OUT_OF_REACH = [4, 8, 10, 14];
/** Whether a write failed because a document to create is there already. */
export const isAlreadyExists = (error: unknown): boolean => grpcCode(error) === 6;

/**
 * For the failure of a write that makes documents of new ids: nobody else has these, so what is there already is of this very
 * commit, whose answer was lost before it was tried again.
 */
export const unlessOwnIsThere = (error: unknown): void => {
  if (!isAlreadyExists(error)) throw error;
};
/** Whether a write failed because a document to update is not there. */
export const isNotFound = (error: unknown): boolean => grpcCode(error) === 5;

/** Whether Firestore was not there, not in time, or too many wanted the same document: nothing is wrong with what was asked. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof OutOfTime || OUT_OF_REACH.some((code) => code === grpcCode(error));
