import { type Release, release } from '@bigorna/domain/entities/release';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { assertNotRepeated, parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { catalogue } from '../../catalogue/index.ts';
import { getWithdrawalFanOutRef, startWithdrawalFanOut } from '../../members/notifications/start-fan-out.ts';
import { ApiError, throwAs } from '../../platform/api-error.ts';
import type { Writer } from '../../platform/firestore.ts';
import { assertNotBlocked } from './blocked-files.ts';
import { changeRelease } from './change-release.ts';
import { clearRelease } from './clear-release.ts';
import { parseReleasePath, type ReleaseId, type StoredRelease } from './find-release.ts';
import { holdOnMismatch } from './form-findings.ts';
import { getChangedFields, type OptionalFields } from './release-fields.ts';
import { withdrawRelease } from './withdraw-release.ts';

/** Schema without defaults. A default would change a field that the entry does not have. */
const patch = release.extend({ side: release.shape.side.unwrap() }).partial();

const getReleaseId = ({ target }: UndoneEntry): ReleaseId => parseReleasePath(target);

/** The release fields in a log entry. Only these fields can be restored. */
const parsePatch = (part: UndoneEntry['after']): OptionalFields<Release> => parseLoggedFields(patch, part ?? {});

const assertUnchanged = ({ release: stored }: StoredRelease, { after }: UndoneEntry): void => {
  if (Object.keys(getChangedFields(stored, parsePatch(after))).length > 0) throw new ApiError('stale');
};

/** The first three errors mean that the release has changed since the entry. */
const throwUndoError = throwAs({
  mod_not_found: 'stale',
  record_not_found: 'stale',
  move_not_allowed: 'stale',
  release_exists: 'undo_not_possible',
});

/** Undoes an entry; returns undefined if there is nothing to do. */
type RunUndo = (...args: Parameters<Undo>) => Promise<string | undefined>;

const createUndo =
  (runUndo: RunUndo): Undo =>
  async (entry, actor) => {
    const logId = await runUndo(entry, actor).catch(throwUndoError);
    catalogue.invalidate();
    if (logId === undefined) throw new ApiError('stale');
    return logId;
  };

export const RELEASE_UNDO = {
  'edit:release': createUndo((entry, actor) => {
    const { modId, releaseId } = getReleaseId(entry);
    return changeRelease({ modId, releaseId }, actor, async (stored, tx) => {
      assertUnchanged(stored, entry);
      const before = parsePatch(entry.before);
      if (before.verdict !== 'clear')
        return { action: 'edit:release', ...holdOnMismatch(stored, before), undoes: entry.id };
      await assertNotBlocked(tx, { ...stored.release, packs: stored.verdict.packs });
      const also = (writes: Writer) => writes.delete(getWithdrawalFanOutRef(modId, releaseId));
      return { action: 'edit:release', patch: before, undoes: entry.id, also };
    });
  }),
  'clear:release': createUndo(async (entry, actor) => {
    const id = getReleaseId(entry);
    const { verdict, published_at } = parsePatch(entry.before);
    let isTakenDown = false;
    const logId = await withdrawRelease(id, actor, {
      ...(verdict === 'pending' ? { to: 'pending', reason: null } : { to: 'refused' }),
      undoes: entry.id,
      check: async (stored, tx) => {
        assertUnchanged(stored, entry);
        await assertNotRepeated(tx, ['clear:release'], entry);
        isTakenDown = stored.verdict.taken_down === true && verdict === 'refused';
      },
      publishedAt: published_at,
    });
    // Members may have downloaded the harmful release since it was cleared.
    if (isTakenDown) await startWithdrawalFanOut(id.modId, id.releaseId);
    return logId;
  }),
  'withdraw:release': createUndo((entry, actor) =>
    parsePatch(entry.before).verdict === 'clear'
      ? clearRelease(getReleaseId(entry), actor, {
          undoes: entry.id,
          check: (tx) => assertNotRepeated(tx, ['withdraw:release'], entry),
        })
      : changeRelease(getReleaseId(entry), actor, async (stored, tx) => {
          assertUnchanged(stored, entry);
          await assertNotRepeated(tx, ['withdraw:release'], entry);
          return {
            action: 'edit:release',
            patch: parsePatch(entry.before),
            undoes: entry.id,
          };
        }),
  ),
} as const satisfies Partial<Record<StaffAction, Undo>>;
