import type { StaffAction } from '@bigorna/domain/staff-actions';
import { parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { catalogue } from '../../catalogue/index.ts';
import { ApiError, throwAs } from '../../platform/api-error.ts';
import { diffStates, type StatePatch, statePatchSchema, toModState } from '../stored/mod-state.ts';
import { readMod, type StoredMod } from '../stored/stored-mod.ts';
import { changeMod, type ModChange } from './change-mod.ts';
import { assertNotPurged, getSoftDeletePatch } from './delete-mod.ts';
import { undoChoice } from './mod-of-the-week.ts';
import { omitDeletedPictures } from './remove-picture.ts';

const getModId = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** The fields of the mod's state in a log entry. Only these fields can be restored. */
const parsePatch = (part: UndoneEntry['after']): StatePatch => parseLoggedFields(statePatchSchema, part ?? {});

/**
 * Compares the mod with its state right after the logged action. A mod that was soft-deleted since counts as changed.
 */
const assertUnchanged = (stored: StoredMod, after: StatePatch): void => {
  if (diffStates(toModState(stored), { deleted_at: null, ...after }) !== undefined) throw new ApiError('stale');
};

/**
 * Creates the change that undoes an entry. The log may name it as another action, such as `reopen:mod` for an undone
 * `approve:mod`.
 */
type CreateUndo = (stored: StoredMod, before: StatePatch) => Pick<ModChange, 'action' | 'patch' | 'moderation'>;

const restoreAs =
  (action: StaffAction): CreateUndo =>
  (_found, before) => ({ action, patch: before });

const createUndo =
  (createChange: CreateUndo): Undo =>
  async (entry, { uid, requestId }) => {
    const [before, after] = [parsePatch(entry.before), parsePatch(entry.after)];
    const command = { modId: getModId(entry), actor: uid, requestId };
    const logId = await changeMod(
      command,
      async (stored) => {
        assertUnchanged(stored, after);
        const change = createChange(stored, before);
        return { ...change, patch: await omitDeletedPictures(stored, change.patch), undoes: entry.id };
      },
      readMod,
      // `invalid_request`: the mod has new releases with loaders that the previous content type does not allow.
    ).catch(throwAs({ mod_not_found: 'stale', invalid_request: 'undo_not_possible' }));
    catalogue.invalidate();
    if (logId === undefined) throw new ApiError('stale');
    return logId;
  };

export const MOD_UNDO = {
  'create:mod': createUndo((stored) => ({ action: 'delete:mod', patch: getSoftDeletePatch(stored) })),
  'edit:mod': createUndo(restoreAs('edit:mod')),
  'submit:mod': createUndo(restoreAs('edit:mod')),
  'approve:mod': createUndo(restoreAs('reopen:mod')),
  'reject:mod': createUndo((_found, before) => ({
    action: before.status === 'approved' ? 'approve:mod' : 'reopen:mod',
    patch: before,
    moderation: { reason: null },
  })),
  'reopen:mod': createUndo(restoreAs('reject:mod')),
  'archive:mod': createUndo(restoreAs('restore:mod')),
  'restore:mod': createUndo(restoreAs('archive:mod')),
  'delete:mod': createUndo((stored, before) => {
    assertNotPurged(stored);
    return { action: 'undelete:mod', patch: before };
  }),
  // Restarts the retention period: the previous one may have ended.
  'undelete:mod': createUndo((stored) => ({ action: 'delete:mod', patch: getSoftDeletePatch(stored) })),
  'feature:mod': createUndo(restoreAs('unfeature:mod')),
  'unfeature:mod': createUndo(restoreAs('feature:mod')),
  'revert:mod': createUndo(restoreAs('revert:mod')),
  'choose:mod_of_the_week': undoChoice,
} as const satisfies Partial<Record<StaffAction, Undo>>;
