import { DAY_MS, EVENT_DAYS } from '@bigorna/domain/limits';
import { now } from '../platform/clock.ts';
import { doc, type Reader } from '../platform/firestore.ts';
import { dayOfSlot, endOf } from './slots.ts';

/** Well beyond the events, which the database may delete days after they expire. */
const KEPT_MS = (EVENT_DAYS + 10) * DAY_MS;
/** When the note of a roll-up may go. */
export const expiry = (): Date => new Date(now().getTime() + KEPT_MS);

/** No day is sealed so soon after its end, so that roll-ups in time need not ask. */
export const SEALED_AFTER_MS = 2 * 3_600_000;

/**
 * Whether a slot's day is sealed, or is being sealed: nothing is added to it any more, or what was sealed and what the
 * figures hold would part.
 */
export const isSealed = async (step: Reader, slot: string): Promise<boolean> => {
  if (now().getTime() - endOf(slot).getTime() < SEALED_AFTER_MS / 2) return false;
  const closed = (await step.get(doc('system/repair')))?.closed;
  return typeof closed === 'string' && dayOfSlot(slot) <= closed;
};
