import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';

const app = () => getApps()[0] ?? initializeApp();

/** Firebase Auth, with the rights of the project. */
export const auth = (): Auth => getAuth(app());

/** The project's bucket. */
export const bucket = () => getStorage(app()).bucket();
