import type { CountableEvent } from '@bigorna/domain/entities/counting';
import { now } from '../platform/clock.ts';
import { create, doc, isAlreadyExists } from '../platform/firestore.ts';
import { type Countable, getEventId, toCountEvent } from './events.ts';
import { scheduleRollUp } from './schedule-roll-up.ts';

/**
 * Stores an event and schedules its roll-up. A repeated event costs only the failed write.
 *
 * @returns whether this call stored it
 */
export const storeEvent = async (id: string, event: CountableEvent): Promise<boolean> => {
  try {
    await create(doc('events/{event}', id), event);
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
  await scheduleRollUp(event.slot);
  return true;
};

/**
 * Counts an event once per visitor and day.
 *
 * @returns whether this call counted it
 */
export const countOnce = (what: Countable, who: string): Promise<boolean> => {
  const event = toCountEvent(what, who, now());
  return storeEvent(getEventId(event, who), event);
};
