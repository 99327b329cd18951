import { DAY_MS, DELETED_MOD_RETENTION_DAYS } from '@bigorna/domain/limits';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import type { StatePatch } from '../stored/mod-state.ts';
import { readMod, type StoredMod } from '../stored/stored-mod.ts';
import { changeMod, type ModCommand } from './change-mod.ts';

/** When a soft-deleted mod is purged. */
export const getPurgeTime = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + DELETED_MOD_RETENTION_DAYS * DAY_MS);

export const getSoftDeletePatch = ({ mod }: StoredMod): StatePatch => ({
  status: 'archived',
  deleted_at: now(),
  deleted_from: mod.status,
});

/**
 * Soft-deletes a mod: hides it at once and retains it for `DELETED_MOD_RETENTION_DAYS`.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found
 */
export const deleteMod = (command: ModCommand): Promise<string | undefined> =>
  changeMod(command, (stored) => ({ action: 'delete:mod', patch: getSoftDeletePatch(stored) }));

/** After the retention period a mod counts as purged, even if parts of it still exist. */
export const assertNotPurged = ({ mod: { deleted_at } }: StoredMod): void => {
  if (deleted_at !== null && getPurgeTime(deleted_at) <= now()) throw new ApiError('mod_not_found');
};

const getUndeletePatch = (stored: StoredMod): StatePatch => {
  const { mod, moderation } = stored;
  if (mod.deleted_at === null) throw new ApiError('move_not_allowed');
  assertNotPurged(stored);
  return { status: moderation?.deleted_from ?? 'draft', deleted_at: null, deleted_from: null };
};

/**
 * Restores a soft-deleted mod to its previous status.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, also after the retention period; move_not_allowed if it was not deleted; stale;
 * file_blocked
 */
export const undeleteMod = (command: ModCommand): Promise<string | undefined> =>
  changeMod(command, (stored) => ({ action: 'undelete:mod', patch: getUndeletePatch(stored) }), readMod);
