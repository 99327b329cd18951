import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { enqueue } from '../platform/tasks.ts';
import { endOf, SLOT_SECONDS } from './slots.ts';

/** The open slots that this process has asked a roll-up for: once is enough, whatever else happens in them. */
const asked = new Map<string, Promise<void>>();

/** Not the visitor's failure: what is not asked for here, the sweep finds. */
const ask = async (slot: string): Promise<void> => {
  try {
    await enqueue('rollUp', { subject: slot, slotSeconds: SLOT_SECONDS, data: () => ({ slot }) });
  } catch (error) {
    asked.delete(slot);
    logger.error('roll-up not enqueued', { slot, error: String(error) });
  }
};

/**
 * Sees to it that an event that was committed to a slot is rolled up: with the slot's own task while the slot is open,
 * with a later one where it has closed meanwhile.
 */
export const scheduleRollUp = async (slot: string): Promise<void> => {
  for (const known of asked.keys()) if (endOf(known) <= now()) asked.delete(known);
  const done = asked.get(slot) ?? ask(slot);
  if (now() < endOf(slot)) asked.set(slot, done);
  await done;
};
