import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';

const HOUR_MS = 3_600_000;

/** When the reply to a message is due, as the site promises, and the whole hours until or since then. */
export const getReplyDeadline = (created: Date, now: Date) => {
  const dueAt = new Date(created.getTime() + CONTACT_REPLY_HOURS * HOUR_MS);
  const remaining = dueAt.getTime() - now.getTime();
  return { dueAt, isOverdue: remaining < 0, hours: Math.floor(Math.abs(remaining) / HOUR_MS) };
};
