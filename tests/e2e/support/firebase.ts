import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { environment } from './environment.ts';

const app = initializeApp({ projectId: environment.GCLOUD_PROJECT });

/** The emulators' records, past rules and API: only for what a test must find in place. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
