import type { Actor } from '../../audit/actor.ts';
import { requireFound } from '../../platform/api-error.ts';
import { transaction } from '../../platform/firestore.ts';
import { logRelease } from './change-release.ts';
import { findRelease, type ReleaseId } from './find-release.ts';

/**
 * Logs that a staff member gets a release's file.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, record_not_found; file_not_found for a file hosted elsewhere
 */
export const logFetch = (id: ReleaseId, actor: Actor): Promise<string> =>
  transaction(async (step) => {
    const { release } = await findRelease(step, id);
    const { version, file_name } = release;
    const sha256 = requireFound(release.sha256, 'file_not_found');
    return logRelease(step, id, actor, {
      action: 'download:release',
      before: {},
      after: { version, file_name, sha256 },
    });
  });
