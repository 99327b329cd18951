import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFunctions, type TaskQueue } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { REGION } from './parameters.ts';

/** The process's own app; the database has another, see `firestore-handle.ts`. */
export const firebaseApp = () => getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();

/** Firebase Auth, with the rights of the project. */
export const auth = (): Auth => getAuth(firebaseApp());

/** The project's bucket. */
export const bucket = () => getStorage(firebaseApp()).bucket();

/** The queue of tasks that a function of ours takes. */
export const taskQueue = (name: string): TaskQueue<unknown> =>
  getFunctions(firebaseApp()).taskQueue(`locations/${REGION.value()}/functions/${name}`);
