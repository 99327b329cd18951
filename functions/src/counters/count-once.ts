import { now } from '../platform/clock.ts';
import { create, doc, isAlreadyExists } from '../platform/firestore.ts';
import { type Countable, eventId, eventOf } from './events.ts';
import { scheduleRollUp } from './schedule-roll-up.ts';

/** Counts what someone did, once a day; the same again costs nothing more than the attempt. */
export const countOnce = async (what: Countable, who: string): Promise<void> => {
  const event = eventOf(what, who, now());
  try {
    await create(doc('events/{event}', eventId(event, who)), event);
  } catch (error) {
    if (isAlreadyExists(error)) return;
    throw error;
  }
  await scheduleRollUp(event.slot);
};
