import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { count, doc, get, merge, REMOVED, runLenient } from '../platform/firestore.ts';
import { TICKS_A_DAY } from '../platform/ticks.ts';
import { rollUp } from './roll-up.ts';
import { getPartitionSlot, getSlotBoundary, PARTITIONS } from './slots.ts';

/** Minimum age of a slot before the sweep checks it. By then its task should have run, and all events are committed. */
const SETTLE_MS = 120_000;
/** Limits one sweep after a long outage. The next sweep continues. */
const SLOTS_PER_SWEEP = 100;

/** Rolls up a slot if its events are not fully applied. */
const rollUpIfPending = async (slot: string): Promise<void> => {
  const done = await get(doc('rollups/{slot}', slot));
  if (done === undefined || done.events < (await count('eventsOfSlot', { slot }))) {
    logger.warn('slot was not rolled up, done by the sweep', { slot });
    await rollUp(slot);
  }
};

/** The first slot with events. Invalid events count too: other events of their slot may be valid. */
const findSlotBetween = async (after: string, before: string): Promise<string | undefined> => {
  const { docs, invalid } = await runLenient('eventsBetweenSlots', { after, before }, { limit: 1 });
  const [slot] = [...docs.map(({ data }) => data.slot), ...invalid.flatMap(({ orderValues: ordered }) => ordered)];
  return slot === undefined ? undefined : String(slot);
};

/**
 * Rolls up the slots of a partition between two slots, in order.
 *
 * @param onFailure receives a failed slot for a later retry; by default the first failure throws
 * @returns the last slot, or `startAfter` if no slot has events
 */
export const rollUpSlots = async (
  startAfter: string,
  before: string,
  onFailure: (slot: string, error: unknown) => void = (_slot, error) => {
    throw error;
  },
): Promise<string> => {
  let after = startAfter;
  for (let slots = 0; slots < SLOTS_PER_SWEEP; slots += 1) {
    const slot = await findSlotBetween(after, before);
    if (slot === undefined) break;
    await rollUpIfPending(slot).catch((error: unknown) => onFailure(slot, error));
    after = slot;
  }
  return after;
};

/** Rolls up a partition's slots after `swept`. Stores the new position and the failed slots in one write. */
const sweepPartition = async (partition: number, swept: string): Promise<unknown[]> => {
  const failedSlots = new Map<string, unknown>();
  const before = getPartitionSlot(partition, new Date(now().getTime() - SETTLE_MS));
  const after = await rollUpSlots(swept, before, (slot, error) => failedSlots.set(slot, error));
  if (after !== swept) {
    const firstTries = Object.fromEntries([...failedSlots.keys()].map((slot) => [slot, 1]));
    // An empty map would delete the failed slots of other partitions.
    await merge(doc('system/roll-up'), {
      swept: { [partition]: after },
      ...(failedSlots.size > 0 ? { left: firstTries } : {}),
    });
  }
  return [...failedSlots.values()];
};

/** Retries a failed slot. Gives up after a day. */
const retrySlot = async (slot: string, tries: number): Promise<void> => {
  try {
    await rollUpIfPending(slot);
  } catch (error) {
    const isGivenUp = tries >= TICKS_A_DAY;
    if (isGivenUp) logger.error('slot given up, its events are in no figure', { slot, error: String(error) });
    await merge(doc('system/roll-up'), { left: { [slot]: isGivenUp ? REMOVED : tries + 1 } });
    throw error;
  }
  await merge(doc('system/roll-up'), { left: { [slot]: REMOVED } });
};

/**
 * Finds slots with a lost roll-up or a late event, and rolls them up. Completed slots are not checked again, so an idle
 * sweep costs only a few reads. A failed slot does not block later slots: the sweep retries it separately for a day.
 */
export const sweepRollUps = async (): Promise<void> => {
  const { swept, left: failedSlots } = (await get(doc('system/roll-up'))) ?? { swept: {}, left: {} };
  const retries = Object.entries(failedSlots).slice(0, SLOTS_PER_SWEEP);
  const results = await Promise.allSettled([
    ...PARTITIONS.map((partition) => sweepPartition(partition, swept[partition] ?? getSlotBoundary(partition))),
    ...retries.map(([slot, tries]) => retrySlot(slot, tries)),
  ]);
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : (result.value ?? [])));
  if (failed.length > 0) throw new AggregateError(failed, 'Slots could not be rolled up');
};
