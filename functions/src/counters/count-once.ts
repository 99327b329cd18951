import { now } from '../platform/clock.ts';
import { create, doc, isAlreadyExists } from '../platform/firestore.ts';
import { type Countable, eventId, eventOf } from './events.ts';
import { scheduleRollUp } from './schedule-roll-up.ts';

/**
 * Counts what someone did, once a day; the same again costs nothing more than the attempt.
 *
 * @returns whether it was counted now
 */
export const countOnce = async (what: Countable, who: string): Promise<boolean> => {
  const event = eventOf(what, who, now());
  try {
    await create(doc('events/{event}', eventId(event, who)), event);
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
  await scheduleRollUp(event.slot);
  return true;
};
