import type { Actor } from '../accounts/actor.ts';
import { pagesOf } from '../member-data/pages-of.ts';
import { writeMod } from '../mods/publish.ts';
import { DOCUMENTS_NOW } from '../mods/read-staff-mod.ts';
import { batch, doc, transaction } from '../platform/firestore.ts';
import { logRelease } from './change-release.ts';
import { loggedOf } from './create-release.ts';
import { fileDoc, findRelease, type ReleaseId, releaseDoc, verdictDoc } from './find-release.ts';
import { dropOrLeave, loosenFile } from './loose-files.ts';

/** What members said of it; it stands below it and would stay. First, so that whoever is broken off here tries it again. */
const deleteVotes = async ({ modId, releaseId }: ReleaseId): Promise<void> => {
  for await (const { found, unfit } of pagesOf('votesOfRelease', { mod: modId, release: releaseId })) {
    const voters = [...found, ...unfit].map(({ path }) => path.split('/').at(-1) ?? '');
    if (voters.length === 0) continue;
    await batch((writes) => {
      for (const uid of voters) writes.delete(doc('mods/{mod}/releases/{release}/votes/{uid}', modId, releaseId, uid));
    });
  }
};

/**
 * Deletes a release and its bytes for good.
 *
 * @returns the log entry's id
 * @throws ApiError mod_not_found, record_not_found
 */
export const deleteRelease = async (id: ReleaseId, actor: Actor): Promise<string> => {
  await findRelease(DOCUMENTS_NOW, id);
  await deleteVotes(id);
  const { entry, loose } = await transaction(async (step) => {
    const { of, release, file } = await findRelease(step, id);
    step.delete(releaseDoc(id));
    step.delete(fileDoc(id));
    step.delete(verdictDoc(id));
    const gone = 'storage_path' in file ? loosenFile(step, file.storage_path) : undefined;
    const { id: _id, ...fields } = release;
    writeMod(step, of, { ...of, releases: of.releases.filter((one) => one.id !== release.id) }, actor.uid);
    return {
      entry: logRelease(step, id, actor, { action: 'delete:release', before: loggedOf(fields), after: {} }),
      loose: gone,
    };
  });
  if (loose) await dropOrLeave(loose);
  return entry;
};
