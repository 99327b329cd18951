import { LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import type { ModModeration } from '@bigorna/domain/entities/mod';
import { MOD_STATUS } from '@bigorna/domain/mod-status';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { logAction } from '../../audit/audit-log.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, type Reader, runTransaction, type Writer } from '../../platform/firestore.ts';
import { assertNotBlocked } from '../releases/blocked-files.ts';
import { getVerdictRef } from '../releases/find-release.ts';
import { applyState, diffStates, type StatePatch, toModState } from '../stored/mod-state.ts';
import { claimSlug } from '../stored/slug-claims.ts';
import { assertNotStale, readUndeletedMod, type StoredMod } from '../stored/stored-mod.ts';
import { writeMod } from '../stored/write-mod.ts';

/** A staff action on a mod. */
export interface ModCommand {
  readonly modId: string;
  readonly actor: string;
  readonly requestId: string;
  /** The `updated_at` the staff member last read; undefined skips the check. */
  readonly seen?: string | undefined;
}

/** A change of a mod, and its log entry. */
export interface ModChange {
  readonly action: StaffAction;
  readonly patch: StatePatch;
  /** Changed moderation fields that are not part of the logged difference. */
  readonly moderation?: Partial<Pick<ModModeration, 'reason' | 'decided_by' | 'decided_at'>>;
  readonly reason?: string | null;
  readonly undoes?: string | undefined;
  /** Further writes in the same transaction. */
  readonly also?: (writes: Writer) => void;
}

/** The content type must match the loaders of all releases, also of withdrawn releases. */
const assertLoadersMatchType = ({ mod: previous }: StoredMod, { mod: { content_type }, releases }: StoredMod): void => {
  if (content_type === previous.content_type) return;
  const allowed = LOADERS_BY_TYPE[content_type];
  if (releases.some(({ loaders }) => loaders.some((loader) => !allowed.includes(loader))))
    throw new ApiError('invalid_request', { fields: [{ path: 'content_type', code: 'invalid_value' }] });
};

/**
 * Checks the files of a mod that becomes visible, because they may have been blocked since their last check. A deleted
 * mod cannot get a new release, so it can be restored even without one.
 */
const assertFilesUsable = async (tx: Reader, stored: StoredMod, action: StaffAction): Promise<void> => {
  const clearReleases = stored.releases.filter(({ verdict }) => verdict === 'clear');
  if (clearReleases.length === 0 && action !== 'undelete:mod') throw new ApiError('release_missing');
  const verdicts = await tx.getAll(clearReleases.map(({ id }) => getVerdictRef({ modId: stored.id, releaseId: id })));
  await Promise.all(
    clearReleases.map((release, i) => assertNotBlocked(tx, { ...release, packs: verdicts[i]?.packs ?? [] })),
  );
};

/**
 * A rejected mod is never featured: rejecting removes the mark, staff cannot set it, and an undo does not restore it.
 */
const withFeatured = (stored: StoredMod, next: StoredMod, undoes: string | undefined): StoredMod => {
  if (!next.mod.featured || MOD_STATUS[next.mod.status].canFeature) return next;
  if (!stored.mod.featured && undoes === undefined) throw new ApiError('move_not_allowed');
  return { ...next, mod: { ...next.mod, featured: false } };
};

const isVisible = ({ mod }: StoredMod): boolean => MOD_STATUS[mod.status].visible;
const isPending = ({ mod }: StoredMod): boolean => mod.status === 'pending';

/**
 * Submitting and reopening put a mod at the end of the review queue. If another action returns the mod to the queue,
 * such as an undo, the mod keeps its place. The undo of a reopening restores the earlier place.
 */
const withQueuePlace = (stored: StoredMod, next: StoredMod, { action, undoes }: ModChange): StoredMod => {
  if (!isPending(stored) && !isPending(next)) return next;
  const isNew = undoes === undefined && (action === 'submit:mod' || action === 'reopen:mod');
  const submitted_at = isNew ? now() : (next.mod.submitted_at ?? stored.mod.updated_at);
  return { ...next, mod: { ...next.mod, submitted_at } };
};

const applyChange = (stored: StoredMod, change: ModChange, actor: string): StoredMod => {
  const next = withQueuePlace(
    stored,
    withFeatured(stored, applyState(stored, change.patch, actor), change.undoes),
    change,
  );
  return next.moderation === undefined ? next : { ...next, moderation: { ...next.moderation, ...change.moderation } };
};

/**
 * Changes a mod and writes the log entry in one transaction. Writes nothing if the mod's state does not change.
 *
 * @param decide returns the change; it may read and throw
 * @param read reads the mod; by default a mod that is not soft-deleted
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError mod_not_found; stale; slug_taken; mod_too_large; invalid_request if the new content type does not
 *   allow the releases' loaders; file_blocked if a blocked file would become visible; release_missing if the mod would
 *   become visible without a clear release; move_not_allowed if a rejected mod would be featured; and the errors of
 *   `decide`
 */
export const changeMod = (
  { modId, actor, requestId, seen }: ModCommand,
  decide: (stored: StoredMod, tx: Reader) => ModChange | Promise<ModChange>,
  read: (tx: Reader, id: string) => Promise<StoredMod> = readUndeletedMod,
): Promise<string | undefined> =>
  runTransaction(async (tx) => {
    const stored = await read(tx, modId);
    assertNotStale(stored.mod, seen);
    const change = await decide(stored, tx);
    const next = applyChange(stored, change, actor);
    assertLoadersMatchType(stored, next);
    const difference = diffStates(toModState(stored), toModState(next));
    if (difference === undefined) return undefined;
    if (isVisible(next) && !isVisible(stored)) await assertFilesUsable(tx, stored, change.action);
    const claim = await claimSlug(tx, modId, next.mod.slug, stored.mod.slug);
    claim(tx);
    change.also?.(tx);
    writeMod(tx, stored, next, actor);
    const { action, reason, undoes } = change;
    const target = doc('mods/{mod}', modId).path;
    return logAction(tx, { uid: actor, requestId }, { action, target, ...difference, reason, undoes });
  });
