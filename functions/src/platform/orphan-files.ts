import { now } from './clock.ts';
import { bucket } from './firebase.ts';
import { createId, doc, remove, set, type Writer } from './firestore.ts';
import { logFailure } from './log-failure.ts';

/**
 * A stored file without an owner. A document in `loose_files` names the file, so that a sweep finds it after any abort.
 * The sweep does not search the bucket.
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

/** Marks the file as owned from this transaction on, so that no sweep deletes it. */
export const adoptFile = (tx: Writer, { id }: OrphanFile): void => tx.delete(doc('loose_files/{file}', id));

/**
 * Marks the file as an orphan from this transaction on. Call `deleteFile` afterwards. If that fails, a sweep deletes
 * the file.
 */
export const markOrphan = (tx: Writer, path: string): OrphanFile => {
  const id = createId();
  tx.set(doc('loose_files/{file}', id), { storage_path: path, at: now() });
  return { id, path };
};

/** Deletes an orphan file. If that fails, logs the error: the sweep deletes the file later. */
export const tryDeleteFile = (file: OrphanFile): Promise<void> =>
  deleteFile(file).catch(logFailure('loose file left to the sweep', { path: file.path }));

/** Deletes an orphan file and its document. */
export const deleteFile = async ({ id, path }: OrphanFile): Promise<void> => {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await remove(doc('loose_files/{file}', id));
};
