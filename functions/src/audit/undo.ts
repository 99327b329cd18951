import type { LogEntry } from '@bigorna/domain/entities/portal';
import { STAFF_ACTIONS, type StaffAction } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import type { Actor } from './actor.ts';

type UndoableAction = {
  [A in StaffAction]: (typeof STAFF_ACTIONS)[A]['undo'] extends true ? A : never;
}[StaffAction];

export const isUndoable = (action: StaffAction): action is UndoableAction => STAFF_ACTIONS[action].undo;

export interface UndoneEntry extends LogEntry {
  readonly id: string;
}

/**
 * Reverts an entry and writes a new entry that `undoes` it, in one transaction. The caller has already checked the
 * permission, and that nobody has undone the entry.
 *
 * @returns the id of the new entry
 * @throws ApiError stale if the record has changed since or does not exist
 */
export type Undo = (entry: UndoneEntry, actor: Actor) => Promise<string>;

/** Undo functions by action. Feature folders provide them: the audit log imports no feature. */
export type UndoFunctions = Readonly<Record<UndoableAction, Undo>>;

/**
 * Parses the logged fields of an entry. An old entry that lacks some of these fields cannot be undone.
 *
 * @throws ApiError undo_not_possible
 */
export const parseLoggedFields = <S extends z.ZodType>(schema: S, fields: UndoneEntry['before']): z.output<S> => {
  const { success, data } = schema.safeParse(fields);
  if (!success) throw new ApiError('undo_not_possible');
  return data;
};
