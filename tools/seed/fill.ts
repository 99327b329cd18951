import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { BUCKET, PROJECT_ID } from '../emulators/ports.ts';
import { SEED_PASSWORD, type SeedAccount } from './accounts.ts';
import type { DataSet } from './build/collector.ts';
import { addressOf } from './emulators.ts';

/** What the Auth emulator answers to an import: an entry for each account it did not take. */
const importAnswer = z.object({ error: z.array(z.unknown()).default([]) });
const BATCH = 400;
const UPLOADS_AT_ONCE = 12;

const fillFirestore = async ({ documents }: DataSet): Promise<void> => {
  process.env.FIRESTORE_EMULATOR_HOST = addressOf('firestore');
  const app = initializeApp({ projectId: PROJECT_ID }, 'seed');
  const firestore = getFirestore(app);
  const entries = [...documents];
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = firestore.batch();
    for (const [path, data] of entries.slice(from, from + BATCH)) batch.create(firestore.doc(path), data);
    await batch.commit();
  }
  await deleteApp(app);
};

/**
 * Puts accounts into the Auth emulator by its own import call, which takes the date of creation and the salt, so that
 * two runs export the same.
 */
const fillAuth = async (accounts: readonly SeedAccount[]): Promise<void> => {
  const url = `http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchCreate`;
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
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users }),
  });
  if (!response.ok) throw new Error(`Accounts: ${response.status} ${await response.text()}`);
  const { error } = importAnswer.parse(await response.json());
  if (error.length > 0) throw new Error(`Accounts not taken: ${JSON.stringify(error)}`);
};

/** Uploads by the emulator's Google Cloud Storage endpoint, which makes no download tokens. */
const upload = async (path: string, bytes: Uint8Array, contentType: string): Promise<void> => {
  const name = encodeURIComponent(path);
  const url = `http://${addressOf('storage')}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': contentType },
    body: new Blob([new Uint8Array(bytes)]),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
};

const fillStorage = async ({ files }: DataSet): Promise<void> => {
  const entries = [...files];
  for (let from = 0; from < entries.length; from += UPLOADS_AT_ONCE) {
    const some = entries.slice(from, from + UPLOADS_AT_ONCE);
    await Promise.all(some.map(([path, { bytes, contentType }]) => upload(path, bytes, contentType)));
  }
};

/** Puts the data set and the accounts into the running emulators. */
export const fillEmulators = async (data: DataSet, accounts: readonly SeedAccount[]): Promise<void> => {
  await fillAuth(accounts);
  await fillFirestore(data);
  await fillStorage(data);
};
