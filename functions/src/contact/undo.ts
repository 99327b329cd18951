import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { loggedFields } from '../logs/logged-fields.ts';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError } from '../platform/api-error.ts';
import { undoHandling, undoReopening } from './handle-message.ts';

const handled = z.object({ handled_at: z.date(), answered: z.boolean() });
const handledBefore = z.object({ handled_at: z.date().nullable() });

/** An earlier handling that was handled anew cannot come back: no log tells its note. */
const checkWaited = ({ before }: UndoneEntry): void => {
  if (loggedFields(handledBefore, before).handled_at !== null) throw new ApiError('undo_not_possible');
};

const idOf = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** A message that is gone is as little as it was left as one that changed. */
const staleIfGone = (error: unknown): never => {
  throw error instanceof ApiError && error.code === 'record_not_found' ? new ApiError('stale') : error;
};

/** What undoes which action on contact messages. */
export const CONTACT_UNDO = {
  'handle:contact_message': async (entry, actor) => {
    checkWaited(entry);
    const { handled_at } = loggedFields(handled, entry.after);
    return undoHandling(idOf(entry), handled_at, entry.id, actor).catch(staleIfGone);
  },
  'reopen:contact_message': (entry, actor) =>
    undoReopening(idOf(entry), loggedFields(handled, entry.before).answered, entry.id, actor).catch(staleIfGone),
} as const satisfies Partial<Record<StaffAction, Undo>>;
