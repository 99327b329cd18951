import { logger } from 'firebase-functions';
import { enqueue } from '../platform/tasks.ts';

/** Long enough for what a page does at once, short enough that an achievement comes while the member still thinks of it. */
const SLOT_SECONDS = 5;
/** Instances' clocks differ by less; what was committed before the slot's end is then there to be counted. */
const GRACE_MS = 2000;

/**
 * Has a member's achievements brought in line with what they have done, a few seconds later, once a slot. Call it after the
 * commit of what they did. It never fails: what is not asked for here, the next touch does.
 */
export const touchMember = async (uid: string): Promise<void> => {
  try {
    await enqueue('memberProgress', {
      subject: uid,
      slotSeconds: SLOT_SECONDS,
      data: () => ({ uid }),
      due: ({ end }) => new Date(end.getTime() + GRACE_MS),
    });
  } catch (error) {
    logger.error('progress of a member not enqueued', { error: String(error) });
  }
};
