import { FieldPath, type Firestore } from 'firebase-admin/firestore';

/**
 * Deletes every snapshot of the catalogue. Within five minutes the functions build a new one from all mods. Running
 * instances load it within an hour, and use their index until then. A new instance without a snapshot reads the mods
 * itself.
 *
 * @returns the number of deleted snapshots
 */
export const requestReindex = async (db: Firestore): Promise<number> => {
  const id = FieldPath.documentId();
  const snapshots = await db.collection('system').where(id, '>=', 'catalogue-').where(id, '<', 'catalogue.').get();
  await Promise.all(snapshots.docs.map(({ ref }) => ref.delete()));
  return snapshots.size;
};
