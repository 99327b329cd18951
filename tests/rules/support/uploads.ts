import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { SIGNED_IN_AT } from './identities.ts';

/** The project of the emulators that `npm test` starts: their Storage has storage.rules loaded, and asks its Firestore. */
export const PROJECT = 'demo-bigorna';
const BUCKET = `${PROJECT}.appspot.com`;
const host = () => process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';

/** A client of its own on the Storage emulator; null for a visitor without a token. */
export function storageOf(uid: string | null): FirebaseStorage {
  const storage = getStorage(
    initializeApp({ projectId: PROJECT, storageBucket: BUCKET, apiKey: 'none' }, crypto.randomUUID()),
  );
  storage.maxOperationRetryTime = 2_000;
  storage.maxUploadRetryTime = 2_000;
  const { hostname, port } = new URL(`http://${host()}`);
  const token = { sub: uid ?? '', iat: SIGNED_IN_AT, auth_time: SIGNED_IN_AT };
  connectStorageEmulator(storage, hostname, Number(port), uid === null ? {} : { mockUserToken: token });
  return storage;
}

const object = (name: string) => `http://${host()}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`;
const owner = { authorization: 'Bearer owner' };

/** Puts an object past the rules. */
export async function putObject(name: string, bytes: string): Promise<void> {
  const answer = await fetch(object(name), { method: 'POST', body: bytes, headers: owner });
  if (!answer.ok) throw new Error(`POST ${name}: ${answer.status} ${await answer.text()}`);
}

/** Removes an object past the rules, if it is there. */
export async function removeObject(name: string): Promise<void> {
  const answer = await fetch(object(name), { method: 'DELETE', headers: owner });
  if (!answer.ok && answer.status !== 404) throw new Error(`DELETE ${name}: ${answer.status} ${await answer.text()}`);
}
