import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { enqueue } from '../platform/tasks.ts';
import { getSlotEnd, SLOT_SECONDS } from './slots.ts';

/** Open slots for which this process has enqueued a roll-up. Once per slot is enough. */
const scheduled = new Map<string, Promise<void>>();

/** Only logs a failure, because the visitor's request must succeed. The sweep finds the slot later. */
const enqueueRollUp = async (slot: string): Promise<void> => {
  try {
    await enqueue('rollUp', { subject: slot, slotSeconds: SLOT_SECONDS, data: () => ({ slot }) });
  } catch (error) {
    scheduled.delete(slot);
    logger.error('roll-up not enqueued', { slot, error: String(error) });
  }
};

/** Schedules the roll-up of a committed event: by the slot's task while the slot is open, else by a later task. */
export const scheduleRollUp = async (slot: string): Promise<void> => {
  for (const scheduledSlot of scheduled.keys()) if (getSlotEnd(scheduledSlot) <= now()) scheduled.delete(scheduledSlot);
  const done = scheduled.get(slot) ?? enqueueRollUp(slot);
  if (now() < getSlotEnd(slot)) scheduled.set(slot, done);
  await done;
};
