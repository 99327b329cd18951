import type { Repair } from '@bigorna/domain/entities/counting';
import type { SealedCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { now } from '../../platform/clock.ts';
import { count, doc, runTransaction } from '../../platform/firestore.ts';
import { queryPages } from '../../platform/query-pages.ts';
import { SEAL_DELAY_MS } from '../sealed-slots.ts';
import { getSlotBoundary, PARTITIONS } from '../slots.ts';
import { rollUpSlots } from '../sweep-roll-ups.ts';
import type { StepResult } from './checkpoint.ts';
import { addApplied, addCounts, type CountsByBucket, dropExpiredDays, NO_COUNTS } from './sealed-counts.ts';

/** The newest day that may be sealed. */
export const getDayToSeal = (): string => toDay(new Date(now().getTime() - SEAL_DELAY_MS - DAY_MS));

const getNextDay = (day: string): string => toDay(new Date(Date.parse(day) + DAY_MS));

/**
 * Number of events of a day that are applied. Adds up the roll-ups here, because a sum in the database would need
 * another index.
 */
const countAppliedEvents = async (day: string): Promise<number> => {
  let events = 0;
  for await (const { docs } of queryPages('rollUpsOfDay', { day })) for (const { data } of docs) events += data.events;
  return events;
};

/**
 * Rolls up some slots of a day that task and sweep have missed, for example because of a late event.
 *
 * @param cursor last processed slot; null at the start
 * @returns the new cursor; undefined if the day is complete
 */
const rollUpMissed = async (day: string, cursor: string | null): Promise<string | undefined> => {
  if (cursor === null && (await count('eventsOfDay', { day })) <= (await countAppliedEvents(day))) return undefined;
  const partition = PARTITIONS.find((one) => cursor?.startsWith(getSlotBoundary(one))) ?? 0;
  const startAfter = cursor ?? `${getSlotBoundary(partition)}${day}`;
  const lastSlot = await rollUpSlots(startAfter, `${getSlotBoundary(partition)}${getNextDay(day)}`);
  if (lastSlot !== startAfter) return lastSlot;
  const next = PARTITIONS[PARTITIONS.indexOf(partition) + 1];
  return next === undefined ? undefined : `${getSlotBoundary(next)}${day}`;
};

/** Sums of all roll-ups of a day. */
const sumDay = async (day: string): Promise<{ sums: CountsByBucket; downloads: number }> => {
  const sums: CountsByBucket = new Map();
  let downloads = 0;
  for await (const { docs } of queryPages('rollUpsOfDay', { day })) {
    for (const { data } of docs) {
      addApplied(sums, data);
      downloads += data.downloads;
    }
  }
  return { sums, downloads };
};

/** Seals a bucket for a day, once. A mod that is new to the seal gets its start values in `repairSums`. */
const sealBucket = (bucket: string, day: string, counts: ReadonlyMap<string, SealedCounts>): Promise<void> =>
  runTransaction(async (tx) => {
    const ref = doc('seals/{bucket}', bucket);
    const seal = await tx.get(ref);
    const mods = [...counts].map(([id, { views, downloads }]) => [id, { views, downloads }] as const);
    tx.set(doc('seals/{bucket}/days/{day}', bucket, day), { mods: Object.fromEntries(mods) });
    if (seal === undefined || seal.day >= day) return;
    const today = toDay(now());
    const sealed = Object.entries(seal.mods).map(([id, sealedBefore]) => {
      return [id, dropExpiredDays(addCounts(sealedBefore, counts.get(id) ?? NO_COUNTS), today)] as const;
    });
    tx.set(ref, { day, mods: Object.fromEntries(sealed) });
  });

/**
 * Seals the next past day. First it closes the day, so that no roll-up adds to it. Then it stores the day's sums
 * permanently. The first night seals only the newest day that may be sealed; older counts are part of the start values.
 */
export const sealDays = async (state: Repair): Promise<StepResult> => {
  const last = getDayToSeal();
  const day = state.sealed === null ? last : getNextDay(state.sealed);
  if (day > last) return { next: { ...state, stage: 'sums', cursor: null } };
  if (state.closed !== day) {
    const cursor = await rollUpMissed(day, state.cursor);
    return { next: cursor === undefined ? { ...state, closed: day, cursor: null } : { ...state, cursor } };
  }
  const { sums, downloads } = await sumDay(day);
  for (const [bucket, counts] of sums) await sealBucket(bucket, day, counts);
  return { next: { ...state, sealed: day, downloads: state.downloads === null ? null : state.downloads + downloads } };
};
