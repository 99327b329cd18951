import { may } from '@bigorna/domain/access/permissions';
import { isStaffAction, STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import type { Actor } from '../accounts/actor.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { doc, get } from '../platform/firestore.ts';
import { undoneBy } from './log-cards.ts';
import { undoFor } from './undo-registry.ts';

/**
 * Undoes what an entry tells, where it is still so; the entry itself stays as it is.
 *
 * @returns the id of the entry that undoes it
 * @throws ApiError record_not_found; forbidden for who may not do the action itself; undo_not_possible for an action that
 * cannot be undone and for an entry that was; stale where what it changed was changed further; and what the undoing throws
 */
export const undoEntry = async (id: string, actor: Actor): Promise<string> => {
  const entry = notFoundUnless(await get(doc('logs/{entry}', id)), 'record_not_found');
  if (!isStaffAction(entry.action)) throw new ApiError('undo_not_possible');
  if (!may(actor.role, STAFF_ACTIONS[entry.action].permission)) throw new ApiError('forbidden');
  const undo = undoFor(entry.action);
  if (undo === undefined || (await undoneBy([id])).has(id)) throw new ApiError('undo_not_possible');
  return undo({ ...entry, id }, actor);
};
