import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { count, doc, get, merge, REMOVED, runSound } from '../platform/firestore.ts';
import { TICKS_A_DAY } from '../platform/ticks.ts';
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

/**
 * Settles slots of a partition behind one and before another, in their order. Answers the last, or `behind` where there is none.
 *
 * @param leave takes a slot that could not be settled, for later; without it the first one throws
 */
export const settleSlots = async (
  behind: string,
  before: string,
  leave: (slot: string, error: unknown) => void = (_slot, error) => {
    throw error;
  },
): Promise<string> => {
  let after = behind;
  for (let slots = 0; slots < SLOTS_AT_ONCE; slots += 1) {
    const slot = await slotBetween(after, before);
    if (slot === undefined) break;
    await settle(slot).catch((error: unknown) => leave(slot, error));
    after = slot;
  }
  return after;
};

/** Settles a partition's slots behind `swept`, and notes in one step how far it came and what it left behind. */
const sweepPartition = async (partition: number, swept: string): Promise<unknown[]> => {
  const left = new Map<string, unknown>();
  const before = slotIn(partition, new Date(now().getTime() - SETTLED_MS));
  const after = await settleSlots(swept, before, (slot, error) => left.set(slot, error));
  if (after !== swept) {
    const tried = Object.fromEntries([...left.keys()].map((slot) => [slot, 1]));
    // An empty map would take what other partitions left.
    await merge(doc('system/roll-up'), { swept: { [partition]: after }, ...(left.size > 0 ? { left: tried } : {}) });
  }
  return [...left.values()];
};

/** Tries a slot again that was left behind, and gives it up after so many times. */
const tryAgain = async (slot: string, tries: number): Promise<void> => {
  try {
    await settle(slot);
  } catch (error) {
    const isGivenUp = tries >= TICKS_A_DAY;
    if (isGivenUp) logger.error('slot given up, its events are in no figure', { slot, error: String(error) });
    await merge(doc('system/roll-up'), { left: { [slot]: isGivenUp ? REMOVED : tries + 1 } });
    throw error;
  }
  await merge(doc('system/roll-up'), { left: { [slot]: REMOVED } });
};

/**
 * Finds the slots whose roll-up was lost or came before their last event, and rolls them up. What it has found settled it
 * never looks at again, so that it costs a few reads when nothing happens. A slot that cannot be rolled up keeps none behind
 * it waiting: it is tried again by itself, for a day.
 */
export const sweepRollUps = async (): Promise<void> => {
  const { swept, left } = (await get(doc('system/roll-up'))) ?? { swept: {}, left: {} };
  const again = Object.entries(left).slice(0, SLOTS_AT_ONCE);
  const results = await Promise.allSettled([
    ...PARTITIONS.map((partition) => sweepPartition(partition, swept[partition] ?? beforeSlotsOf(partition))),
    ...again.map(([slot, tries]) => tryAgain(slot, tries)),
  ]);
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : (result.value ?? [])));
  if (failed.length > 0) throw new AggregateError(failed, 'Slots could not be rolled up');
};
