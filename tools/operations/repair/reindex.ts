import { FieldPath, type Firestore } from 'firebase-admin/firestore';

/**
 * Forgets every snapshot of the catalogue: the functions read the whole catalogue anew, within five minutes, and the running
 * instances take the new file up. They search on in what they have meanwhile; one that starts then reads the catalogue itself.
 *
 * @returns how many snapshots were forgotten
 */
export const askForReindex = async (db: Firestore): Promise<number> => {
  const id = FieldPath.documentId();
  const snapshots = await db.collection('system').where(id, '>=', 'catalogue-').where(id, '<', 'catalogue.').get();
  await Promise.all(snapshots.docs.map(({ ref }) => ref.delete()));
  return snapshots.size;
};
