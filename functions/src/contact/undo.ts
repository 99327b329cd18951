import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { loggedFields } from '../logs/logged-fields.ts';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError } from '../platform/api-error.ts';
import { undoHandling, undoReopening } from './handle-message.ts';

const handled = z.object({ handled_at: z.date(), answered: z.boolean() });

const idOf = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** A message that is gone is as little as it was left as one that changed. */
const staleIfGone = (error: unknown): never => {
  throw error instanceof ApiError && error.code === 'record_not_found' ? new ApiError('stale') : error;
};

/** What undoes which action on contact messages. */
export const CONTACT_UNDO = {
  'handle:contact_message': (entry, actor) =>
    undoHandling(idOf(entry), loggedFields(handled, entry.after).handled_at, entry.id, actor).catch(staleIfGone),
  'reopen:contact_message': (entry, actor) =>
    undoReopening(idOf(entry), loggedFields(handled, entry.before).answered, entry.id, actor).catch(staleIfGone),
} as const satisfies Partial<Record<StaffAction, Undo>>;
