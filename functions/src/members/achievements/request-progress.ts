import { ACHIEVEMENTS } from '@bigorna/domain/achievements';
import { logger } from 'firebase-functions';
import { count } from '../../platform/firestore.ts';
import { enqueue } from '../../platform/tasks.ts';

/**
 * Long enough to cover the writes of one page. Short enough that members connect the unlocked achievement with their
 * action.
 */
const SLOT_SECONDS = 5;
/** Exceeds the clock difference between instances, so that the task sees all commits before the slot's end. */
const GRACE_MS = 2000;

/**
 * Schedules an update of a member's achievements, once per slot. Call it after the commit. Never throws; after a
 * failure the next call schedules the update.
 */
export const requestProgress = async (uid: string): Promise<void> => {
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

/** Views are frequent: progress is updated at every tenth view and at each threshold. */
const REFRESH_EVERY = 10;
const THRESHOLDS = new Set(ACHIEVEMENTS.flatMap(({ counter, threshold }) => (counter === 'views' ? [threshold] : [])));

/** Requests a progress update after every tenth counted view and at each threshold. Other views cost one read. */
export const requestViewProgress = async (uid: string): Promise<void> => {
  const views = await count('activityOfKindSince', { uid, kind: 'views', since: new Date(0) });
  if (views % REFRESH_EVERY === 0 || THRESHOLDS.has(views)) await requestProgress(uid);
};
