import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldPath, FieldValue } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';

export interface PendingMod {
  id: string;
  slug: string;
  title: string;
}

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
 * It is put into Firestore directly, with a release whose file is there already.
 *
 * @param since since when it waits; the longest waiting are the first of the review queue
 */
export const newPendingMod = async (since?: Date): Promise<PendingMod> => {
  const pending = await firestore
    .collection('mods')
    .where('status', '==', 'pending')
    // Those of the seed, never another test's.
    .orderBy(FieldPath.documentId())
    .startAt('seed-')
    .limit(1)
    .get();
  const source = pending.docs[0];
  if (!source) throw new Error('the seed has no pending mod');
  const word = randomUUID().replaceAll('-', '').slice(0, 10);
  const mod = { id: `prova-${word}`, slug: `prova-${word}`, title: `Prova ${word}` };
  await copyTree(source.ref, firestore.doc(`mods/${mod.id}`));
  // Who looks at the one copied does not look at this.
  await firestore.doc(`mods/${mod.id}/private/moderation`).set({ claim: null }, { merge: true });
  await firestore.doc(`slugs/${mod.slug}`).set({ mod_id: mod.id, current: true });
  await firestore
    .doc(`mods/${mod.id}`)
    .update({ slug: mod.slug, title: mod.title, updated_at: since ?? FieldValue.serverTimestamp() });
  return mod;
};
