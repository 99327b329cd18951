import { createHash } from 'node:crypto';
import { slotAt } from '../platform/tasks.ts';

/**
 * Events are rolled up by slots: those of one partition in one stretch of time. Figures are settled 60 seconds after the
 * last event, so a slot takes a third of that.
 */
export const SLOT_SECONDS = 20;

/** Spread the events of one stretch over several index ranges, so that none is written too fast. */
export const PARTITIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** `3-2026-11-21T05:24:20`: slots of a partition are ordered by time. Each lies within one day (UTC). */
const nameOf = (partition: number, moment: Date): string =>
  `${partition}-${slotAt(moment, SLOT_SECONDS).start.toISOString().slice(0, 19)}`;

/** The slot of what someone does at a moment. */
export const slotOf = (who: string, at: Date): string =>
  nameOf((createHash('sha256').update(who).digest()[0] ?? 0) % PARTITIONS.length, at);

/** The slot of a partition that a moment lies in. */
export const slotIn = nameOf;

/** Before every slot of a partition. */
export const beforeSlotsOf = (partition: number): string => `${partition}-`;

/** The day (UTC) that a slot lies in. */
export const dayOfSlot = (slot: string): string => slot.slice(2, 12);

/** When a slot ends. */
export const endOf = (slot: string): Date => slotAt(new Date(`${slot.slice(2)}Z`), SLOT_SECONDS).end;
