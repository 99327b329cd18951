import { UPLOAD_RETENTION_MS } from '@bigorna/domain/limits';
import { QUARANTINE } from '../../files/media/quarantine.ts';
import { now } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, remove, runLenient } from '../../platform/firestore.ts';
import { deleteFile } from '../../platform/orphan-files.ts';

/** Limits the time of one run. The next run continues. */
const PAGE_SIZE = 100;
/** Extra time, so that a request that uses an upload just before its expiry can end. */
const MARGIN_MS = 60 * 60_000;

/**
 * Deletes unused uploads with their bytes. For used uploads it deletes only the document, because the bytes belong to
 * the release.
 */
const sweepChecked = async (before: Date): Promise<void> => {
  const { docs } = await runLenient('uploadsCheckedBefore', { before }, { limit: PAGE_SIZE });
  for (const { id, data } of docs) {
    if (data.release === null && data.storage_path !== null)
      await bucket().file(data.storage_path).delete({ ignoreNotFound: true });
    await remove(doc('uploads/{slot}', id));
  }
};

const sweepOrphanFiles = async (before: Date): Promise<void> => {
  const { docs } = await runLenient('looseFilesBefore', { before }, { limit: PAGE_SIZE });
  for (const { id, data } of docs) await deleteFile({ id, path: data.storage_path });
};

/** Deletes uploads that were never checked. */
const sweepQuarantine = async (before: Date): Promise<void> => {
  // The listing is ordered by name, not age, so all pages are read.
  let pageToken: string | undefined;
  do {
    const part = { prefix: QUARANTINE, maxResults: PAGE_SIZE, autoPaginate: false };
    const [files, next] = await bucket().getFiles(pageToken === undefined ? part : { ...part, pageToken });
    for (const file of files) {
      const { timeCreated } = file.metadata;
      if (timeCreated !== undefined && new Date(timeCreated) <= before) await file.delete({ ignoreNotFound: true });
    }
    // On the last page `next` is undefined, contrary to its type.
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
};

/** Deletes abandoned uploads and orphaned files after a day. */
export const sweepUploads = async (at = now()): Promise<void> => {
  const before = new Date(at.getTime() - UPLOAD_RETENTION_MS - MARGIN_MS);
  await sweepChecked(before);
  await sweepOrphanFiles(before);
  await sweepQuarantine(before);
};
