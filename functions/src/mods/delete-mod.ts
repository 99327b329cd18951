import { DAY_MS, DELETED_MOD_KEPT_DAYS } from '@bigorna/domain/limits';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { changeMod, type StaffAct } from './change-mod.ts';
import type { StatePatch } from './mod-state.ts';
import { readMod, type StoredMod } from './stored-mod.ts';

/** When a mod thrown away is gone for good. */
export const purgeAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + DELETED_MOD_KEPT_DAYS * DAY_MS);

/** What throwing a mod away changes. */
export const thrownAway = ({ mod }: StoredMod): StatePatch => ({
  status: 'archived',
  deleted_at: now(),
  deleted_from: mod.status,
});

/**
 * Throws a mod away: hidden from all at once, kept for `DELETED_MOD_KEPT_DAYS`.
 *
 * @returns the log entry's id
 * @throws ApiError mod_not_found
 */
export const deleteMod = (act: StaffAct): Promise<string | undefined> =>
  changeMod(act, (found) => ({ action: 'delete:mod', patch: thrownAway(found) }));

/** A mod whose days are over is no more, though some of it may still be there. */
export const refuseOver = ({ mod: { deleted_at } }: StoredMod): void => {
  if (deleted_at !== null && purgeAt(deleted_at) <= now()) throw new ApiError('mod_not_found');
};

const broughtBack = (found: StoredMod): StatePatch => {
  const { mod, moderation } = found;
  if (mod.deleted_at === null) throw new ApiError('move_not_allowed');
  refuseOver(found);
  return { status: moderation?.deleted_from ?? 'draft', deleted_at: null, deleted_from: null };
};

/**
 * Brings a mod that was thrown away back to the status it had.
 *
 * @returns the log entry's id
 * @throws ApiError mod_not_found (also when its days are over), move_not_allowed where it was not thrown away, stale,
 *   file_blocked
 */
export const undeleteMod = (act: StaffAct): Promise<string | undefined> =>
  changeMod(act, (found) => ({ action: 'undelete:mod', patch: broughtBack(found) }), readMod);
