import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { LauncherError } from '../shared/errors.ts';
import type { Environment } from './environment.ts';

/**
 * Runs work with the Firestore of a project, and then ends its connections. A rejected transaction rolls back
 * asynchronously: if the process exited at once, the documents would stay locked.
 */
export const withFirestore = async <T>({ project }: Environment, work: (db: Firestore) => Promise<T>): Promise<T> => {
  const db = getFirestore(initializeApp({ projectId: project }));
  try {
    return await work(db);
  } finally {
    await db.terminate();
  }
};

/** @throws LauncherError for an unknown username */
export const findUid = async (db: Firestore, username: string, transaction?: Transaction): Promise<string> => {
  const ref = db.doc(`usernames/${username.toLowerCase()}`);
  const uid: unknown = (await (transaction?.get(ref) ?? ref.get())).get('uid');
  if (typeof uid !== 'string') throw new LauncherError(`There is no account named ${username}.`);
  return uid;
};

/** Revocation counts from the next second, because sign-in times have whole seconds. */
export const getRevocationTime = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);
