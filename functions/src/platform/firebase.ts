import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFunctions, type TaskQueue } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { REGION } from './parameters.ts';

const app = () => getApps()[0] ?? initializeApp();

/** Firebase Auth, with the rights of the project. */
export const auth = (): Auth => getAuth(app());

/** The project's bucket. */
export const bucket = () => getStorage(app()).bucket();

/** The queue of tasks that a function of ours takes. */
export const taskQueue = (name: string): TaskQueue<unknown> =>
  getFunctions(app()).taskQueue(`locations/${REGION.value()}/functions/${name}`);
