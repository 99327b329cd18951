import { logger } from 'firebase-functions';
import { now } from './clock.ts';
import { bucket } from './firebase.ts';
import { createId, doc, remove, set, type Writer } from './firestore.ts';

/**
 * Bytes without an owner. A document refers to them, so that a sweep finds them after any abort. Files without such a
 * document are never searched in the bucket.
 */
export interface OrphanFile {
  readonly id: string;
  readonly path: string;
}

/** Registers a file before it is written. */
export const registerFile = async (path: string): Promise<OrphanFile> => {
  const id = createId();
  await set(doc('loose_files/{file}', id), { storage_path: path, at: now() });
  return { id, path };
};

/** The file has an owner from this transaction on. */
export const adoptFile = (tx: Writer, { id }: OrphanFile): void => tx.delete(doc('loose_files/{file}', id));

/** The file has no owner from this transaction on. Call `deleteFile` afterwards; a sweep deletes it after a failure. */
export const markOrphan = (tx: Writer, path: string): OrphanFile => {
  const id = createId();
  tx.set(doc('loose_files/{file}', id), { storage_path: path, at: now() });
  return { id, path };
};

/** Deletes an orphaned file. After a failure the sweep deletes it. */
export const tryDeleteFile = async (file: OrphanFile): Promise<void> => {
  await deleteFile(file).catch((error: unknown) =>
    logger.error('loose file left to the sweep', { path: file.path, error: String(error) }),
  );
};

/** Deletes an orphaned file. */
export const deleteFile = async ({ id, path }: OrphanFile): Promise<void> => {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await remove(doc('loose_files/{file}', id));
};
