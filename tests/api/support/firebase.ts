import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { environment } from './environment.ts';

const NAME = 'api-tests';
const app =
  getApps().find(({ name }) => name === NAME) ??
  initializeApp({ projectId: environment.project, storageBucket: environment.bucket }, NAME);

export const auth = getAuth(app);
export const firestore = getFirestore(app);
export const bucket = getStorage(app).bucket();
