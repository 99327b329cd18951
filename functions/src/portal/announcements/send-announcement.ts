import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { assertNotStale } from '../../audit/crud/write-record.ts';
import { createFanOut, getFanOutId, getFanOutRef } from '../../members/notifications/create-announcement-fan-out.ts';
import { continueFanOut } from '../../members/notifications/start-fan-out.ts';
import { requireFound } from '../../platform/api-error.ts';
import { doc, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { ANNOUNCEMENT } from './announcements.ts';

/**
 * Sends a draft to all members, once. One transaction marks it as sent, creates the fan-out and writes the log entry.
 * Tasks then notify the members.
 *
 * @param seen the `updated_at` the caller last read; undefined skips the check
 * @returns the log entry's id
 * @throws ApiError record_not_found; stale; move_not_allowed if it was already sent
 */
export const sendAnnouncement = async (id: string, seen: string | undefined, actor: Actor): Promise<string> => {
  const ref = doc('announcements/{announcement}', id);
  const entry = await runTransaction(async (tx) => {
    const draft = requireFound(await tx.get(ref), 'record_not_found');
    ANNOUNCEMENT.guard?.(draft);
    assertNotStale(draft, seen);
    tx.update(ref, { sent_at: SERVER_TIME, sent_by: actor.uid, updated_at: SERVER_TIME });
    tx.create(getFanOutRef(id), createFanOut(draft));
    const change = { before: { sent: false }, after: { sent: true } };
    return logAction(tx, actor, { action: 'send:announcement', target: ref.path, ...change });
  });
  await continueFanOut(getFanOutId(id));
  return entry;
};
