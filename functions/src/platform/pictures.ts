import { UPLOADED_PICTURES } from '@bigorna/domain/hosted-image';
import { DAY_MS, DROPPED_PICTURE_DAYS } from '@bigorna/domain/limits';
import { now } from './clock.ts';
import { bucket } from './firebase.ts';
import { doc, get, set, type Writer } from './firestore.ts';
import type { OrphanFile } from './orphan-files.ts';

/** The uploaded pictures that a record names in any field, by URL. */
export const findPictures = (record: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(record ?? null).match(UPLOADED_PICTURES));

/** The orphan document of a picture. Its id comes from the URL, so a picture has at most one. */
const toOrphan = (url: string): OrphanFile => ({ id: url.split('/').slice(2).join('_'), path: url.slice(1) });
const getOrphanRef = (url: string) => doc('loose_files/{file}', toOrphan(url).id);

/** Registers a new picture before it is written. A sweep deletes it after a day unless a record names it. */
export const registerPicture = (url: string): Promise<void> =>
  set(getOrphanRef(url), { storage_path: toOrphan(url).path, at: now() });

/**
 * Updates the orphan documents of a record's pictures, in the transaction that changes the record. Deletes the
 * documents of added pictures, and creates documents for dropped pictures. A sweep deletes dropped pictures after
 * `DROPPED_PICTURE_DAYS`, unless an undo restores them.
 *
 * @param before the whole record as stored; null for a new one
 * @param after the whole record from now on; null for a deleted one
 */
export const trackPictures = (tx: Writer, before: unknown, after: unknown): void => {
  const [previous, current] = [findPictures(before), findPictures(after)];
  for (const url of current.difference(previous)) tx.delete(getOrphanRef(url));
  const at = new Date(now().getTime() + DROPPED_PICTURE_DAYS * DAY_MS);
  for (const url of previous.difference(current)) {
    tx.set(getOrphanRef(url), { storage_path: toOrphan(url).path, at });
  }
};

/** Whether a picture belongs to no record: it was dropped from a record or never saved in one. */
export const isOrphanPicture = async (url: string): Promise<boolean> => (await get(getOrphanRef(url))) !== undefined;

/** Deletes the bytes of a picture. Its URL then returns 404. */
export const deletePicture = async (url: string): Promise<void> => {
  await bucket().file(toOrphan(url).path).delete({ ignoreNotFound: true });
};

/** The given pictures that are no longer in the bucket. */
export const findDeletedPictures = async (urls: Iterable<string>): Promise<ReadonlySet<string>> => {
  const missing = await Promise.all(
    [...urls].map(async (url) => ((await bucket().file(toOrphan(url).path).exists())[0] ? [] : [url])),
  );
  return new Set(missing.flat());
};
