import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { bucket } from '../platform/firebase.ts';
import { doc, newId, remove, set, type Writer } from '../platform/firestore.ts';

/**
 * Bytes that are no release's, not yet or not any more, each with a document that names them: whatever is broken off in
 * between, a sweep finds them. Nothing lists the bucket for what belongs to nobody.
 */
export interface LooseFile {
  readonly id: string;
  readonly path: string;
}

/** Notes that bytes will be written, before they are. */
export const announceFile = async (path: string): Promise<LooseFile> => {
  const id = newId();
  await set(doc('loose_files/{file}', id), { storage_path: path, at: now() });
  return { id, path };
};

/** Bytes have an owner from this step on. */
export const settleFile = (step: Writer, { id }: LooseFile): void => step.delete(doc('loose_files/{file}', id));

/** Bytes have no owner from this step on; `dropFile` them after it. */
export const loosenFile = (step: Writer, path: string): LooseFile => {
  const id = newId();
  step.set(doc('loose_files/{file}', id), { storage_path: path, at: now() });
  return { id, path };
};

/** Deletes bytes that have no owner, after what took them from it: where that fails, they are left to the sweep. */
export const dropOrLeave = async (file: LooseFile): Promise<void> => {
  await dropFile(file).catch((error: unknown) =>
    logger.error('loose file left to the sweep', { path: file.path, error: String(error) }),
  );
};

/** Deletes bytes that have no owner. */
export const dropFile = async ({ id, path }: LooseFile): Promise<void> => {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await remove(doc('loose_files/{file}', id));
};
