import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { BUCKET, getEmulatorVariables, PROJECT_ID } from '../tools/shared/ports.ts';
import type { Portal } from './portal.ts';

/** Access to a portal's emulators that bypasses rules and API. */
export interface Admin {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
  close(): Promise<void>;
}

/** Sets the emulator variables that the SDK reads. One portal per process. */
export const openAdmin = ({ set }: Portal): Admin => {
  Object.assign(process.env, { ...getEmulatorVariables(set), METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp({ projectId: PROJECT_ID, storageBucket: BUCKET }, 'quality');
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
};
