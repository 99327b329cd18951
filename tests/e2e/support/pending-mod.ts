import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from './firebase.ts';

export interface PendingMod {
  id: string;
  slug: string;
  title: string;
}

const changes = ({ slug, title }: PendingMod) => ({ slug, title, updated_at: FieldValue.serverTimestamp() });

/** Copies a document and all that lies under it. */
const copyTree = async (from: DocumentReference, to: DocumentReference): Promise<void> => {
  const data = (await from.get()).data();
  if (data) await to.set(data);
  for (const collection of await from.listCollections()) {
    for (const document of await collection.listDocuments()) {
      await copyTree(document, to.collection(collection.id).doc(document.id));
    }
  }
};

/**
 * A pending mod for one test alone: a copy of one of the seed's, under a name that nobody else searches for.
 *
 * It is put into Firestore directly, because the API that makes mods comes with a later issue.
 */
export const newPendingMod = async (): Promise<PendingMod> => {
  const pending = await firestore.collection('mods').where('status', '==', 'pending').limit(1).get();
  const source = pending.docs[0];
  if (!source) throw new Error('the seed has no pending mod');
  const word = randomUUID().replaceAll('-', '').slice(0, 10);
  const mod = { id: `prova-${word}`, slug: `prova-${word}`, title: `Prova ${word}` };
  await copyTree(source.ref, firestore.doc(`mods/${mod.id}`));
  await copyTree(firestore.doc(`pages/${source.id}`), firestore.doc(`pages/${mod.id}`));
  await firestore.doc(`slugs/${mod.slug}`).set({ mod_id: mod.id, current: true });
  const page = firestore.doc(`pages/${mod.id}`);
  if ((await page.get()).exists) await page.update(changes(mod));
  await firestore.doc(`mods/${mod.id}`).update(changes(mod));
  z.object({ status: z.literal('pending') }).parse((await firestore.doc(`mods/${mod.id}`).get()).data());
  return mod;
};
