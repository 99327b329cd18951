import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';

const HOUR_MS = 3_600_000;

export interface ReplyDeadline {
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** Whole hours until the deadline, or since it. */
  readonly hours: number;
}

/** Status of a message against the reply deadline that the site promises. */
export const getReplyDeadline = (created: Date, now: Date): ReplyDeadline => {
  const dueAt = new Date(created.getTime() + CONTACT_REPLY_HOURS * HOUR_MS);
  const remaining = dueAt.getTime() - now.getTime();
  return { dueAt, isOverdue: remaining < 0, hours: Math.floor(Math.abs(remaining) / HOUR_MS) };
};
