import { UPLOAD_KEPT_MS } from '@bigorna/domain/limits';
import { QUARANTINE } from '../media/quarantine.ts';
import { now } from '../platform/clock.ts';
import { bucket } from '../platform/firebase.ts';
import { doc, remove, runSound } from '../platform/firestore.ts';
import { dropFile } from './loose-files.ts';

/** So that one run ends in time; the next goes on. */
const AT_ONCE = 100;
/** Whoever took an upload at the last moment is through by then. */
const MARGIN_MS = 60 * 60_000;

/** Those that no release took, with their bytes; of those that one took the note alone, for the bytes are the release's. */
const sweepChecked = async (before: Date): Promise<void> => {
  const { found } = await runSound('uploadsCheckedBefore', { before }, { limit: AT_ONCE });
  for (const { id, data } of found) {
    if (data.release === null && data.storage_path !== null)
      await bucket().file(data.storage_path).delete({ ignoreNotFound: true });
    await remove(doc('uploads/{slot}', id));
  }
};

const sweepLoose = async (before: Date): Promise<void> => {
  const { found } = await runSound('looseFilesBefore', { before }, { limit: AT_ONCE });
  for (const { id, data } of found) await dropFile({ id, path: data.storage_path });
};

/** What was uploaded and never checked. */
const sweepQuarantine = async (before: Date): Promise<void> => {
  // By name, not by age: what is old may stand behind any number of new ones.
  let pageToken: string | undefined;
  do {
    const part = { prefix: QUARANTINE, maxResults: AT_ONCE, autoPaginate: false };
    const [files, next] = await bucket().getFiles(pageToken === undefined ? part : { ...part, pageToken });
    for (const file of files) {
      const { timeCreated } = file.metadata;
      if (timeCreated !== undefined && new Date(timeCreated) <= before) await file.delete({ ignoreNotFound: true });
    }
    // There is no next question behind the last part, whatever its type says.
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
};

/** Deletes uploads that nobody came back for, and bytes that are no release's, a day after. */
export const sweepUploads = async (at = now()): Promise<void> => {
  const before = new Date(at.getTime() - UPLOAD_KEPT_MS - MARGIN_MS);
  await sweepChecked(before);
  await sweepLoose(before);
  await sweepQuarantine(before);
};
