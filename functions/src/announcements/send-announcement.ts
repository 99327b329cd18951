import type { Actor } from '../accounts/actor.ts';
import { continueFanOut } from '../notifications/begin-fan-out.ts';
import { notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { doc, newId, SERVER_TIME, transaction } from '../platform/firestore.ts';
import { assertSeen } from '../records/write-record.ts';
import { fanOutAt, fanOutIdOf, fanOutOf } from './announcement-fan-out.ts';
import { ANNOUNCEMENT } from './announcements.ts';

/**
 * Sends a draft to all members, once. That it is sent, what is to be told and the log entry are one step; the telling goes
 * on by tasks.
 *
 * @param seen the `updated_at` of the draft that was looked at; undefined sends whatever it is now
 * @returns the log entry's id
 * @throws ApiError record_not_found, stale, move_not_allowed where it was sent before
 */
export const sendAnnouncement = async (id: string, seen: string | undefined, actor: Actor): Promise<string> => {
  const ref = doc('announcements/{announcement}', id);
  const entry = newId();
  await transaction(async (step) => {
    const draft = notFoundUnless(await step.get(ref), 'record_not_found');
    ANNOUNCEMENT.guard?.(draft);
    assertSeen(draft, seen);
    step.update(ref, { sent_at: SERVER_TIME, sent_by: actor.uid, updated_at: SERVER_TIME });
    step.create(fanOutAt(id), fanOutOf(draft));
    const logged = auditEntry({
      actor: actor.uid,
      action: 'send:announcement',
      target: ref.path,
      before: { sent: false },
      after: { sent: true },
      reason: null,
      requestId: actor.requestId,
    });
    step.create(doc('logs/{entry}', entry), logged);
  });
  await continueFanOut(fanOutIdOf(id));
  return entry;
};
