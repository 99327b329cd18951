import type { Actor } from '../../audit/actor.ts';
import { changeRelease } from './change-release.ts';
import type { ReleaseCommand } from './find-release.ts';
import { holdOnMismatch } from './form-findings.ts';
import { type OptionalFields, type SentFields, toStoredFields } from './release-fields.ts';

/**
 * Changes the given fields of a release, but not its file. If the new loaders contradict the archive, the release is
 * hidden until a person confirms it.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError mod_not_found, record_not_found, stale, invalid_request, release_exists
 */
export const editRelease = (
  id: ReleaseCommand,
  actor: Actor,
  body: OptionalFields<SentFields>,
): Promise<string | undefined> =>
  changeRelease(id, actor, async (stored, tx) => ({
    action: 'edit:release',
    ...holdOnMismatch(stored, await toStoredFields(tx, stored.storedMod, body)),
  }));
