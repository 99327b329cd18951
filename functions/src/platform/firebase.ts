import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFunctions, type TaskQueue } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { REGION } from './parameters.ts';

/** The default app of this process. The database uses another app: see `firestore-handle.ts`. */
export const getFirebaseApp = () => getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();

/** Firebase Auth with admin rights. */
export const auth = (): Auth => getAuth(getFirebaseApp());

export const bucket = () => getStorage(getFirebaseApp()).bucket();

/** The task queue of one of our functions. */
export const getTaskQueue = (name: string): TaskQueue<unknown> =>
  getFunctions(getFirebaseApp()).taskQueue(`locations/${REGION.value()}/functions/${name}`);
