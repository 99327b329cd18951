import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldPath, FieldValue } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';

export interface PendingMod {
  id: string;
  slug: string;
  title: string;
}

/** Copies a document with its subcollections. */
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
 * Creates a pending mod for one test: a copy of a Java mod of the seed, with a unique title. Writes to Firestore directly,
 * with a release that shares the file of the original.
 *
 * @param since start of the mod's wait, default: now; the review queue shows the oldest first
 * @throws Error when the seed has no pending Java mod
 */
export const createPendingMod = async (since?: Date): Promise<PendingMod> => {
  const pending = await firestore
    .collection('mods')
    .where('status', '==', 'pending')
    .where('content_type', '==', 'mod')
    // Only mods of the seed, not of other tests.
    .orderBy(FieldPath.documentId())
    .startAt('seed-')
    .limit(1)
    .get();
  const source = pending.docs[0];
  if (!source) throw new Error('the seed has no pending Java mod');
  const word = randomUUID().replaceAll('-', '').slice(0, 10);
  const mod = { id: `prova-${word}`, slug: `prova-${word}`, title: `Prova ${word}` };
  await copyTree(source.ref, firestore.doc(`mods/${mod.id}`));
  // Drops the copied lease of a reviewer.
  await firestore.doc(`mods/${mod.id}/private/moderation`).set({ claim: null }, { merge: true });
  await firestore.doc(`slugs/${mod.slug}`).set({ mod_id: mod.id, current: true });
  const at = since ?? FieldValue.serverTimestamp();
  await firestore
    .doc(`mods/${mod.id}`)
    .update({ slug: mod.slug, title: mod.title, updated_at: FieldValue.serverTimestamp(), submitted_at: at });
  return mod;
};
