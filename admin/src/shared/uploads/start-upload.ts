import type { FirebaseStorage, UploadTask } from 'firebase/storage';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { loadOnce } from '#shared/loading/load-once.ts';
import { getFirebaseSession } from '#shared/session/firebase-session.ts';

/** Retries for a day: a router restart must not end an upload that takes hours. */
const RETRY_MS = 24 * 3_600_000;

const connect = async (): Promise<FirebaseStorage> => {
  const [{ data: site }, { getApp }, { connectStorageEmulator, getStorage }] = await Promise.all([
    callStaffApi('site', {}),
    import('firebase/app'),
    import('firebase/storage'),
    getFirebaseSession(),
  ]);
  const storage = getStorage(getApp());
  storage.maxUploadRetryTime = RETRY_MS;
  const { emulators } = site.firebase;
  if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
  return storage;
};

/** Cloud Storage with the console's session. Lazy-loaded at the first upload. */
const getStorageSession = loadOnce(connect);

/** Random, unguessable name in the quarantine. */
export const createSlot = (): string => crypto.randomUUID();

/**
 * Starts a resumable upload of a file to `quarantine/{slot}`.
 *
 * @returns the task in an object: the task is a promise, so awaiting it would await the whole upload
 */
export const startUpload = async (file: File, slot: string): Promise<{ task: UploadTask }> => {
  const [{ ref, uploadBytesResumable }, storage] = await Promise.all([import('firebase/storage'), getStorageSession()]);
  return { task: uploadBytesResumable(ref(storage, `quarantine/${slot}`), file) };
};
