import type { StaffAction } from '@bigorna/domain/staff-actions';
import { catalogue } from '../catalogue/index.ts';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError } from '../platform/api-error.ts';
import { type Change, changeMod } from './change-mod.ts';
import { refuseOver, thrownAway } from './delete-mod.ts';
import { undoChoice } from './mod-of-the-week.ts';
import { differenceOf, type StatePatch, stateOf, statePatch } from './mod-state.ts';
import { readMod, type StoredMod } from './stored-mod.ts';

const modIdOf = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** What an entry says of a mod's state; nothing else can be brought back. */
const patchIn = (part: UndoneEntry['after']): StatePatch => {
  const parsed = statePatch.safeParse(part ?? {});
  if (!parsed.success) throw new ApiError('undo_not_possible');
  return parsed.data;
};

/** What an entry left, and nothing of which a later one says more: a mod thrown away since is not as it was left. */
const refuseMovedOn = (found: StoredMod, left: StatePatch): void => {
  if (differenceOf(stateOf(found), { deleted_at: null, ...left }) !== undefined) throw new ApiError('stale');
};

/** How a mod comes to be as it was before an entry, and what that is called. */
type Back = (found: StoredMod, before: StatePatch) => Pick<Change, 'action' | 'patch' | 'moderation'>;

const as =
  (action: StaffAction): Back =>
  (_found, before) => ({ action, patch: before });

const undoBy =
  (back: Back): Undo =>
  async (entry, { uid, requestId }) => {
    const [before, left] = [patchIn(entry.before), patchIn(entry.after)];
    const act = { modId: modIdOf(entry), actor: uid, requestId };
    const made = await changeMod(
      act,
      (found) => {
        refuseMovedOn(found, left);
        return { ...back(found, before), undoes: entry.id };
      },
      readMod,
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'mod_not_found') throw new ApiError('stale', {}, error);
      // The kind that it had, and releases that came since.
      if (error instanceof ApiError && error.code === 'invalid_request')
        throw new ApiError('undo_not_possible', {}, error);
      throw error;
    });
    catalogue.expectChange();
    if (made === undefined) throw new ApiError('stale');
    return made;
  };

/** How staff's actions about mods are undone, each as the action that it comes to. */
export const MOD_UNDO = {
  'create:mod': undoBy((found) => ({ action: 'delete:mod', patch: thrownAway(found) })),
  'edit:mod': undoBy(as('edit:mod')),
  'submit:mod': undoBy(as('edit:mod')),
  'approve:mod': undoBy(as('reopen:mod')),
  'reject:mod': undoBy((_found, before) => ({
    action: before.status === 'approved' ? 'approve:mod' : 'reopen:mod',
    patch: before,
    moderation: { reason: null },
  })),
  'reopen:mod': undoBy(as('reject:mod')),
  'archive:mod': undoBy(as('restore:mod')),
  'restore:mod': undoBy(as('archive:mod')),
  'delete:mod': undoBy((found, before) => {
    refuseOver(found);
    return { action: 'undelete:mod', patch: before };
  }),
  // Its days begin anew: by the former date they may be over.
  'undelete:mod': undoBy((found) => ({ action: 'delete:mod', patch: thrownAway(found) })),
  'feature:mod': undoBy(as('unfeature:mod')),
  'unfeature:mod': undoBy(as('feature:mod')),
  'revert:mod': undoBy(as('revert:mod')),
  'choose:mod_of_the_week': undoChoice,
} as const satisfies Partial<Record<StaffAction, Undo>>;
