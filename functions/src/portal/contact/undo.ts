import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { throwAs } from '../../platform/api-error.ts';
import { undoHandling, undoReopening } from './handle-message.ts';

const loggedHandling = z.object({ handled_at: z.date(), answered: z.boolean() });

const getMessageId = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

/** A deleted message counts as changed. */
const staleIfGone = throwAs({ record_not_found: 'stale' });

export const CONTACT_UNDO = {
  'handle:contact_message': async (entry, actor) => {
    const { handled_at } = parseLoggedFields(loggedHandling, entry.after);
    return undoHandling(getMessageId(entry), handled_at, entry.id, actor).catch(staleIfGone);
  },
  'reopen:contact_message': async (entry, actor) => {
    const handling = parseLoggedFields(loggedHandling, entry.before);
    return undoReopening(getMessageId(entry), handling, entry, actor).catch(staleIfGone);
  },
} as const satisfies Partial<Record<StaffAction, Undo>>;
