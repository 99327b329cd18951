import type { Actor } from '../../audit/actor.ts';
import { runTransaction } from '../../platform/firestore.ts';
import { markOrphan, tryDeleteFile } from '../../platform/orphan-files.ts';
import { deletePages, queryPages } from '../../platform/query-pages.ts';
import { DOCUMENTS_NOW } from '../stored/stored-mod.ts';
import { writeMod } from '../stored/write-mod.ts';
import { logRelease } from './change-release.ts';
import { toLoggedRelease } from './create-release.ts';
import { findRelease, getFileRef, getReleaseRef, getVerdictRef, type ReleaseId } from './find-release.ts';

/**
 * Deletes a release and its file permanently.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, record_not_found
 */
export const deleteRelease = async (id: ReleaseId, actor: Actor): Promise<string> => {
  await findRelease(DOCUMENTS_NOW, id);
  // The votes are deleted before the release, so that staff can retry an aborted deletion.
  await deletePages(queryPages('votesOfRelease', { mod: id.modId, release: id.releaseId }));
  const { entry, loose } = await runTransaction(async (tx) => {
    const { storedMod, release, file } = await findRelease(tx, id);
    tx.delete(getReleaseRef(id));
    tx.delete(getFileRef(id));
    tx.delete(getVerdictRef(id));
    const orphaned = 'storage_path' in file ? markOrphan(tx, file.storage_path) : undefined;
    const { id: _id, ...fields } = release;
    writeMod(
      tx,
      storedMod,
      { ...storedMod, releases: storedMod.releases.filter((one) => one.id !== release.id) },
      actor.uid,
    );
    return {
      entry: logRelease(tx, id, actor, { action: 'delete:release', before: toLoggedRelease(fields), after: {} }),
      loose: orphaned,
    };
  });
  if (loose) await tryDeleteFile(loose);
  return entry;
};
