import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { type Claims, SIGNED_IN_AT } from './identities.ts';

/** Project of the emulators that `npm test` starts. Their storage.rules read the Firestore of this project. */
export const PROJECT = 'demo-bigorna';
const BUCKET = `${PROJECT}.appspot.com`;
const host = () => process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';

/**
 * Creates a client for the Storage emulator.
 * @param uid of the caller; null for a visitor
 */
export function getStorageClient(uid: string | null, claims: Claims): FirebaseStorage {
  const storage = getStorage(
    initializeApp({ projectId: PROJECT, storageBucket: BUCKET, apiKey: 'none' }, crypto.randomUUID()),
  );
  storage.maxOperationRetryTime = 2_000;
  storage.maxUploadRetryTime = 2_000;
  const { hostname, port } = new URL(`http://${host()}`);
  const token = { sub: uid ?? '', iat: SIGNED_IN_AT, auth_time: SIGNED_IN_AT, ...claims };
  connectStorageEmulator(storage, hostname, Number(port), uid === null ? {} : { mockUserToken: token });
  return storage;
}

const object = (name: string) => `http://${host()}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`;
const owner = { authorization: 'Bearer owner' };

/** Stores an object. Bypasses the rules. */
export async function storeObject(name: string, bytes: string): Promise<void> {
  const response = await fetch(object(name), { method: 'POST', body: bytes, headers: owner });
  if (!response.ok) throw new Error(`POST ${name}: ${response.status} ${await response.text()}`);
}

/** Deletes an object if it exists. Bypasses the rules. */
export async function removeObject(name: string): Promise<void> {
  const response = await fetch(object(name), { method: 'DELETE', headers: owner });
  if (!response.ok && response.status !== 404)
    throw new Error(`DELETE ${name}: ${response.status} ${await response.text()}`);
}
