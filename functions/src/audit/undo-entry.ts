import { hasPermission } from '@bigorna/domain/access/permissions';
import { isSensitiveAction, isStaffAction, STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import { ApiError, requireFound } from '../platform/api-error.ts';
import { doc, get } from '../platform/firestore.ts';
import type { Actor } from './actor.ts';
import { findUndoEntries } from './log-cards.ts';
import { canBeUndone, type UndoFunctions } from './undo.ts';

/**
 * Undoes a logged action if the record has not changed since. The entry itself stays unchanged.
 *
 * @param undo undo functions by action
 * @param assertFreshFactor checks whether the actor may now do sensitive actions. Undoing a sensitive action is itself
 * sensitive.
 * @returns the id of the undo entry
 * @throws ApiError record_not_found; forbidden without the permission of the action; undo_not_possible if the action
 * cannot be undone or is already undone; stale if the record has changed since; and the errors of `assertFreshFactor`
 * and of the undo function
 */
export const undoEntry = async (
  undo: UndoFunctions,
  id: string,
  actor: Actor,
  assertFreshFactor: () => Promise<void>,
): Promise<string> => {
  const entry = requireFound(await get(doc('logs/{entry}', id)), 'record_not_found');
  const { action } = entry;
  if (!isStaffAction(action)) throw new ApiError('undo_not_possible');
  if (!hasPermission(actor.role, STAFF_ACTIONS[action].permission)) throw new ApiError('forbidden');
  if (!canBeUndone(entry) || (await findUndoEntries([id])).has(id)) throw new ApiError('undo_not_possible');
  if (isSensitiveAction(action)) await assertFreshFactor();
  return undo[entry.action]({ ...entry, id }, actor);
};
