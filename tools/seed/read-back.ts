import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { BUCKET, PROJECT_ID } from '../emulators/ports.ts';
import type { DataSet, StoredFile } from './build/collector.ts';
import { addressOf } from './emulators.ts';

const listing = z.object({ items: z.array(z.object({ name: z.string(), contentType: z.string() })) });
const DOWNLOADS_AT_ONCE = 12;

/** A stored value with its timestamps turned to Date. */
const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
};

const readDocuments = async (collections: ReadonlySet<string>): Promise<DataSet['documents']> => {
  process.env.FIRESTORE_EMULATOR_HOST = addressOf('firestore');
  const app = initializeApp({ projectId: PROJECT_ID }, 'read-back');
  const documents = new Map<string, Record<string, unknown>>();
  for (const collection of collections) {
    const { docs } = await getFirestore(app).collectionGroup(collection).get();
    for (const { ref, ...doc } of docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
      documents.set(ref.path, z.record(z.string(), z.unknown()).parse(plain(doc.data)));
    }
  }
  await deleteApp(app);
  return documents;
};

const ask = async (path: string): Promise<Response> => {
  const url = `http://${addressOf('storage')}/storage/v1/b/${BUCKET}/o${path}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

const readFiles = async (): Promise<DataSet['files']> => {
  const { items } = listing.parse(await (await ask('?maxResults=10000')).json());
  const files = new Map<string, StoredFile>();
  for (let from = 0; from < items.length; from += DOWNLOADS_AT_ONCE) {
    await Promise.all(
      items.slice(from, from + DOWNLOADS_AT_ONCE).map(async ({ name, contentType }) => {
        const answer = await ask(`/${encodeURIComponent(name)}?alt=media`);
        files.set(name, { bytes: new Uint8Array(await answer.arrayBuffer()), contentType });
      }),
    );
  }
  return files;
};

/** What the running emulators hold in the collections of a data set and in the bucket. */
export const readBack = async ({ documents }: DataSet): Promise<DataSet> => {
  const collections = new Set([...documents.keys()].map((path) => path.split('/').at(-2) ?? ''));
  return { documents: await readDocuments(collections), files: await readFiles() };
};

/** Tries every password at the Auth emulator; answers how many let in. */
export const signInAll = async (emails: readonly string[], password: string): Promise<number> => {
  const url = `http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=seed`;
  let count = 0;
  for (const email of emails) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    await response.arrayBuffer();
    count += response.ok ? 1 : 0;
  }
  return count;
};
