import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { count, doc, get, merge, runSound } from '../platform/firestore.ts';
import { rollUp } from './roll-up.ts';
import { beforeSlotsOf, PARTITIONS, slotIn } from './slots.ts';

/** By then a slot's task has run, and an event that was under way has landed. */
const SETTLED_MS = 120_000;
/** So that one sweep ends in time after a long halt; the next goes on where it ended. */
const SLOTS_AT_ONCE = 100;

/** Rolls a slot up where it has events that the figures lack. */
const settle = async (slot: string): Promise<void> => {
  const done = await get(doc('rollups/{slot}', slot));
  if (done === undefined || done.events < (await count('eventsOfSlot', { slot }))) {
    logger.warn('slot was not rolled up, done by the sweep', { slot });
    await rollUp(slot);
  }
};

/** The first slot with events, also where its first event does not fit its schema: others of the slot may. */
const slotBetween = async (after: string, before: string): Promise<string | undefined> => {
  const { found, unfit } = await runSound('eventsBetweenSlots', { after, before }, { limit: 1 });
  const [slot] = [...found.map(({ data }) => data.slot), ...unfit.flatMap(({ ordered }) => ordered)];
  return slot === undefined ? undefined : String(slot);
};

/** Settles slots of a partition behind one and before another, in their order. Answers the last, or `behind` where there is none. */
export const settleSlots = async (behind: string, before: string): Promise<string> => {
  let after = behind;
  for (let slots = 0; slots < SLOTS_AT_ONCE; slots += 1) {
    const slot = await slotBetween(after, before);
    if (slot === undefined) break;
    await settle(slot);
    after = slot;
  }
  return after;
};

/** Settles a partition's slots behind `swept`; answers the last one. */
const sweepPartition = (partition: number, swept: string): Promise<string> =>
  settleSlots(swept, slotIn(partition, new Date(now().getTime() - SETTLED_MS)));

/**
 * Finds the slots whose roll-up was lost or came before their last event, and rolls them up. What it has found settled it
 * never looks at again, so that it costs a few reads when nothing happens.
 */
export const sweepRollUps = async (): Promise<void> => {
  const { swept = {} } = (await get(doc('system/roll-up'))) ?? {};
  const results = await Promise.allSettled(
    PARTITIONS.map(async (partition) => {
      const before = swept[partition] ?? beforeSlotsOf(partition);
      const after = await sweepPartition(partition, before);
      if (after !== before) await merge(doc('system/roll-up'), { swept: { [partition]: after } });
    }),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ reason }) => reason),
      'Slots could not be rolled up',
    );
};
