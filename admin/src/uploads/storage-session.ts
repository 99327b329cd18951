import type { FirebaseStorage } from 'firebase/storage';
import { staffCall } from '../data/staff-call.ts';
import { firebaseSession } from '../session/firebase-session.ts';

/** A lost connection is waited out: an upload of hours must not end because a router was started anew. */
const RETRY_MS = 24 * 3_600_000;

const connect = async (): Promise<FirebaseStorage> => {
  const [{ data: site }, { getApp }, { connectStorageEmulator, getStorage }] = await Promise.all([
    staffCall('site', {}),
    import('firebase/app'),
    import('firebase/storage'),
    firebaseSession(),
  ]);
  const storage = getStorage(getApp());
  storage.maxUploadRetryTime = RETRY_MS;
  const { emulators } = site.firebase;
  if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
  return storage;
};

let connection: Promise<FirebaseStorage> | undefined;

/** Cloud Storage with the session of the console; loaded when the first file is sent, tried again after a failure. */
export const storageSession = (): Promise<FirebaseStorage> => {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
};
