import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { ApiError, throwAs } from '../../platform/api-error.ts';
import { undoHandling, undoReopening } from './handle-message.ts';

const loggedAfter = z.object({ handled_at: z.date(), answered: z.boolean() });
const loggedBefore = z.object({ handled_at: z.date().nullable() });

/** Restoring an earlier handling is impossible: the log does not contain its note. */
const assertWasOpen = ({ before }: UndoneEntry): void => {
  if (parseLoggedFields(loggedBefore, before).handled_at !== null) throw new ApiError('undo_not_possible');
};

const getMessageId = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** A deleted message counts as changed. */
const staleIfGone = throwAs({ record_not_found: 'stale' });

export const CONTACT_UNDO = {
  'handle:contact_message': async (entry, actor) => {
    assertWasOpen(entry);
    const { handled_at } = parseLoggedFields(loggedAfter, entry.after);
    return undoHandling(getMessageId(entry), handled_at, entry.id, actor).catch(staleIfGone);
  },
  'reopen:contact_message': (entry, actor) =>
    undoReopening(getMessageId(entry), parseLoggedFields(loggedAfter, entry.before).answered, entry.id, actor).catch(
      staleIfGone,
    ),
} as const satisfies Partial<Record<StaffAction, Undo>>;
