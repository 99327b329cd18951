import type { LogEntry } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { isStaffAction, STAFF_ACTIONS, type StaffAction } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { splitIntoChunks } from '../platform/chunks.ts';
import { now } from '../platform/clock.ts';
import type { Reader } from '../platform/firestore.ts';
import { LOG_COMBINATIONS_MAX } from '../platform/queries/query.ts';
import type { Actor } from './actor.ts';
import { CHANGED } from './audit-log.ts';

type UndoableAction = {
  [A in StaffAction]: (typeof STAFF_ACTIONS)[A]['undo'] extends true ? A : never;
}[StaffAction];

/** An undone decision about a comment has reopened reports, which its own undo would not resolve. */
const isUndo = ({ undoes }: LogEntry): boolean => undoes !== null;

/** Whether an entry cannot be undone, by action. Other entries of these actions can be undone. */
const IS_FINAL: Readonly<Partial<Record<StaffAction, (entry: LogEntry) => boolean>>> = {
  // Nobody outranks a super_admin.
  'change:role': ({ after }) => after?.role === 'super_admin',
  // The log does not contain the previous name or e-mail.
  'edit:media_kit': ({ before }) => Object.values(before ?? {}).includes(CHANGED),
  // The message was already handled, or had a note, which the log does not contain.
  'handle:contact_message': ({ before }) => before?.handled_at !== null || before.note !== undefined,
  // Older entries do not contain the time of the decision.
  'reopen:report': ({ before }) => !(before?.resolved_at instanceof Date),
  // The ban would have ended by now.
  'unban:user': ({ before }) => before?.banned_until instanceof Date && before.banned_until <= now(),
  'hide:comment': isUndo,
  'restore:comment': isUndo,
};

/** Whether an entry can be undone, provided that nobody has undone it and nothing has changed since. */
export const canBeUndone = (entry: LogEntry): entry is LogEntry & { action: UndoableAction } =>
  isStaffAction(entry.action) && STAFF_ACTIONS[entry.action].undo && IS_FINAL[entry.action]?.(entry) !== true;

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

/**
 * For changes that the record does not store: checks in the log that no such action followed.
 *
 * @param about path, or one of several paths, that the entries of such actions have; default: the target of the undone
 * entry
 * @throws ApiError stale if an entry of one of the actions is newer than the undone entry
 */
export const assertNotRepeated = async (
  tx: Reader,
  actions: readonly StaffAction[],
  { id, target, at }: UndoneEntry,
  about: string | readonly string[] = target,
): Promise<void> => {
  const period = { actions, from: at, to: new Date(now().getTime() + DAY_MS) };
  const findNewest = (paths: string[]) =>
    tx.run('logEntriesByActionAndTarget', { ...period, about: paths }, { limit: 1, sort: ['at', 'desc'] });
  const chunks = splitIntoChunks<string>([about].flat(), Math.floor(LOG_COMBINATIONS_MAX / actions.length));
  const newest = (await Promise.all(chunks.map(findNewest))).flat();
  if (newest.some((entry) => entry.id !== id)) throw new ApiError('stale');
};
