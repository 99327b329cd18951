import { DAY_MS, EVENT_DAYS } from '@bigorna/domain/limits';
import { now } from '../platform/clock.ts';
import { doc, type Reader } from '../platform/firestore.ts';
import { getSlotDay, getSlotEnd } from './slots.ts';

/** Longer than the retention of events, which Firestore may delete days after they expire. */
const RETENTION_MS = (EVENT_DAYS + 10) * DAY_MS;
export const getRollUpExpiry = (): Date => new Date(now().getTime() + RETENTION_MS);

/**
 * Minimum time between the end of a day and its seal. So a roll-up that runs soon after its slot need not check for a
 * seal.
 */
export const SEAL_DELAY_MS = 2 * 3_600_000;

/**
 * Whether the slot's day is sealed, or is being sealed. Roll-ups must not add to such a day: the sealed counts and the
 * live counts would diverge.
 */
export const isSealed = async (tx: Reader, slot: string): Promise<boolean> => {
  if (now().getTime() - getSlotEnd(slot).getTime() < SEAL_DELAY_MS / 2) return false;
  const closed = (await tx.get(doc('system/repair')))?.closed;
  return typeof closed === 'string' && getSlotDay(slot) <= closed;
};
