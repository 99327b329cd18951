import type { Actor } from '../../audit/actor.ts';
import { requireFound } from '../../platform/api-error.ts';
import { runTransaction } from '../../platform/firestore.ts';
import { logRelease } from './change-release.ts';
import { findRelease, type ReleaseId } from './find-release.ts';

/**
 * Logs that a staff member gets a release's file.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, record_not_found; file_not_found for a file hosted elsewhere
 */
export const logFetch = (id: ReleaseId, actor: Actor): Promise<string> =>
  runTransaction(async (tx) => {
    const { release } = await findRelease(tx, id);
    const { version, file_name } = release;
    const sha256 = requireFound(release.sha256, 'file_not_found');
    return logRelease(tx, id, actor, {
      action: 'download:release',
      before: {},
      after: { version, file_name, sha256 },
    });
  });
