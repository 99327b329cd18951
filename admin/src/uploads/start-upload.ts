import type { UploadTask } from 'firebase/storage';
import { storageSession } from './storage-session.ts';

/** A name in the quarantine that nobody can guess. */
export const newSlot = (): string => crypto.randomUUID();

/**
 * Begins to send a file to `quarantine/{slot}`, in pieces that can be paused and taken up again.
 *
 * @returns the task in a box: it is a promise itself, and waiting for it would wait for the whole file
 */
export const startUpload = async (file: File, slot: string): Promise<{ task: UploadTask }> => {
  const [{ ref, uploadBytesResumable }, storage] = await Promise.all([import('firebase/storage'), storageSession()]);
  return { task: uploadBytesResumable(ref(storage, `quarantine/${slot}`), file) };
};
