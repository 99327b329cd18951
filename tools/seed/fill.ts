import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { splitIntoChunks } from '../../functions/src/platform/chunks.ts';
import { BUCKET, PROJECT_ID } from '../shared/ports.ts';
import { SEED_PASSWORD, type SeedAccount } from './accounts.ts';
import type { DataSet } from './build/collector.ts';
import { callEmulator, getEmulatorHost } from './emulators.ts';

/** Import response of the Auth emulator: one entry per rejected account. */
const importResponse = z.object({ error: z.array(z.unknown()).default([]) });
const BATCH = 400;
const UPLOADS_AT_ONCE = 12;

const fillFirestore = async ({ documents }: DataSet): Promise<void> => {
  process.env.FIRESTORE_EMULATOR_HOST = getEmulatorHost('firestore');
  const app = initializeApp({ projectId: PROJECT_ID }, 'seed');
  const firestore = getFirestore(app);
  for (const some of splitIntoChunks([...documents], BATCH)) {
    const batch = firestore.batch();
    for (const [path, data] of some) batch.create(firestore.doc(path), data);
    await batch.commit();
  }
  await deleteApp(app);
};

/** Imports accounts with creation date and salt, so that two runs export the same. */
const fillAuth = async (accounts: readonly SeedAccount[]): Promise<void> => {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchCreate`;
  const users = accounts.map((account) => ({
    localId: account.uid,
    email: account.email,
    emailVerified: account.is_verified,
    displayName: account.display_name,
    rawPassword: SEED_PASSWORD,
    salt: `seedSalt${account.username}`,
    createdAt: String(account.member_since.getTime()),
    ...(account.last_login ? { lastLoginAt: String(account.last_login.getTime()) } : {}),
  }));
  const response = await callEmulator('auth', path, { method: 'POST', body: JSON.stringify({ users }) });
  const { error } = importResponse.parse(await response.json());
  if (error.length > 0) throw new Error(`Accounts not taken: ${JSON.stringify(error)}`);
};

/** Uploads through the emulator's Google Cloud Storage endpoint, which creates no download tokens. */
const upload = async (path: string, bytes: Uint8Array, contentType: string): Promise<void> => {
  const name = encodeURIComponent(path);
  const response = await callEmulator('storage', `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: new Blob([new Uint8Array(bytes)]),
  });
  await response.arrayBuffer();
};

const fillStorage = async ({ files }: DataSet): Promise<void> => {
  for (const some of splitIntoChunks([...files], UPLOADS_AT_ONCE)) {
    await Promise.all(some.map(([path, { bytes, contentType }]) => upload(path, bytes, contentType)));
  }
};

/** Writes the data set and the accounts into the running emulators. */
export const fillEmulators = async (data: DataSet, accounts: readonly SeedAccount[]): Promise<void> => {
  await fillAuth(accounts);
  await fillFirestore(data);
  await fillStorage(data);
};
