import { createHash } from 'node:crypto';
import { toSlot } from '../platform/tasks.ts';

/**
 * Length of a slot. A roll-up processes one slot: the events of one partition in one time span. Counts must be up to
 * date 60 seconds after an event, and a slot takes a third of this time.
 */
export const SLOT_SECONDS = 20;

/** Spreads concurrent events over several index ranges, so that no range becomes a write hotspot. */
export const PARTITIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The slot of a partition at a time, such as `3-2026-11-21T05:24:20`. The slots of a partition sort by time. Each slot
 * lies within one day (UTC).
 */
export const getPartitionSlot = (partition: number, time: Date): string =>
  `${partition}-${toSlot(time, SLOT_SECONDS).start.toISOString().slice(0, 19)}`;

/** The slot of a visitor's or mod's event. */
export const getSlot = (who: string, at: Date): string =>
  getPartitionSlot((createHash('sha256').update(who).digest()[0] ?? 0) % PARTITIONS.length, at);

/** Sorts before every slot of a partition. */
export const getSlotBoundary = (partition: number): string => `${partition}-`;

/** The day (UTC) of a slot. */
export const getSlotDay = (slot: string): string => slot.slice(2, 12);

export const getSlotEnd = (slot: string): Date => toSlot(new Date(`${slot.slice(2)}Z`), SLOT_SECONDS).end;
