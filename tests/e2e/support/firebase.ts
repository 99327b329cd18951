import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { environment } from './environment.ts';

const app = initializeApp({ projectId: environment.GCLOUD_PROJECT });

/** Direct access to the emulators, without rules and API. Only for test setup and checks. */
export const auth = getAuth(app);
export const firestore = getFirestore(app);
