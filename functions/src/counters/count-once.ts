import { now } from '../platform/clock.ts';
import { create, doc, isAlreadyExists } from '../platform/firestore.ts';
import { type Countable, getEventId, toCountEvent } from './events.ts';
import { scheduleRollUp } from './schedule-roll-up.ts';

/**
 * Counts an event once per visitor and day. A repeated event costs only the failed write.
 *
 * @returns whether this call counted it
 */
export const countOnce = async (what: Countable, who: string): Promise<boolean> => {
  const event = toCountEvent(what, who, now());
  try {
    await create(doc('events/{event}', getEventId(event, who)), event);
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
  await scheduleRollUp(event.slot);
  return true;
};
