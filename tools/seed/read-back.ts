import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { splitIntoChunks } from '../../functions/src/platform/chunks.ts';
import { BUCKET, PROJECT_ID } from '../shared/ports.ts';
import type { DataSet, StoredFile } from './build/collector.ts';
import { callEmulator, getEmulatorHost } from './emulators.ts';

const listing = z.object({ items: z.array(z.object({ name: z.string(), contentType: z.string() })) });
const DOWNLOADS_AT_ONCE = 12;

/** Converts timestamps to Date. */
const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
};

const readDocuments = async (collections: ReadonlySet<string>): Promise<DataSet['documents']> => {
  process.env.FIRESTORE_EMULATOR_HOST = getEmulatorHost('firestore');
  const app = initializeApp({ projectId: PROJECT_ID }, 'read-back');
  const documents = new Map<string, Record<string, unknown>>();
  for (const collection of collections) {
    const { docs } = await getFirestore(app).collectionGroup(collection).get();
    for (const one of docs) documents.set(one.ref.path, z.record(z.string(), z.unknown()).parse(plain(one.data())));
  }
  await deleteApp(app);
  return documents;
};

const readStorage = (path: string) => callEmulator('storage', `/storage/v1/b/${BUCKET}/o${path}`);

const readFiles = async (): Promise<DataSet['files']> => {
  const { items } = listing.parse(await (await readStorage('?maxResults=10000')).json());
  const files = new Map<string, StoredFile>();
  for (const some of splitIntoChunks(items, DOWNLOADS_AT_ONCE)) {
    await Promise.all(
      some.map(async ({ name, contentType }) => {
        const file = await readStorage(`/${encodeURIComponent(name)}?alt=media`);
        files.set(name, { bytes: new Uint8Array(await file.arrayBuffer()), contentType });
      }),
    );
  }
  return files;
};

/** Reads the collections of a data set and the bucket from the running emulators. */
export const readBack = async ({ documents }: DataSet): Promise<DataSet> => {
  const collections = new Set([...documents.keys()].map((path) => path.split('/').at(-2) ?? ''));
  return { documents: await readDocuments(collections), files: await readFiles() };
};

/** Whether the Auth emulator at `host` accepts a password. */
export const canSignIn = async (host: string, email: string, password: string): Promise<boolean> => {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  await response.arrayBuffer();
  return response.ok;
};
