import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';

const HOUR_MS = 3_600_000;

export interface ReplyPromise {
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** Whole hours left of the promise, or gone by since it was due. */
  readonly hours: number;
}

/** How a waiting message stands to what the site promises: an answer within so many hours. */
export const replyPromise = (created: Date, now: Date): ReplyPromise => {
  const dueAt = new Date(created.getTime() + CONTACT_REPLY_HOURS * HOUR_MS);
  const left = dueAt.getTime() - now.getTime();
  return { dueAt, isOverdue: left < 0, hours: Math.floor(Math.abs(left) / HOUR_MS) };
};
