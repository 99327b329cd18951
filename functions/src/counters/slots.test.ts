import { toDay } from '@bigorna/domain/trending';
import { describe, expect, it } from 'vitest';
import {
  getPartitionSlot,
  getSlot,
  getSlotBoundary,
  getSlotDay,
  getSlotEnd,
  PARTITIONS,
  SLOT_SECONDS,
} from './slots.ts';

const at = new Date('2026-11-21T05:24:39.999Z');

describe('slot', () => {
  it('consists of a partition and a time span', () => {
    expect(getPartitionSlot(3, at)).toBe('3-2026-11-21T05:24:20');
    expect(getPartitionSlot(3, new Date(at.getTime() + 1))).toBe('3-2026-11-21T05:24:40');
    expect(getSlotEnd('3-2026-11-21T05:24:20')).toEqual(new Date('2026-11-21T05:24:40Z'));
  });

  it('lies within the day in its name', () => {
    const midnight = Date.UTC(2026, 10, 22);
    for (const time of [new Date(midnight - 1), new Date(midnight)]) {
      expect(getSlotDay(getPartitionSlot(0, time))).toBe(toDay(time));
    }
    expect(86_400 % SLOT_SECONDS).toBe(0);
  });

  it('sorts by time within a partition, and partitions do not mix', () => {
    const names = PARTITIONS.flatMap((partition) => [
      getSlotBoundary(partition),
      getPartitionSlot(partition, at),
      getPartitionSlot(partition, new Date(at.getTime() + 40_000)),
      getPartitionSlot(partition, new Date(at.getTime() + 86_400_000)),
    ]);
    expect(names.toSorted()).toEqual(names);
  });

  it('uses one partition per visitor, and all partitions for many visitors', () => {
    const partitions = Array.from({ length: 200 }, (_, i) => getSlot(`v${i}`, at)[0]);
    expect(new Set(partitions).size).toBe(PARTITIONS.length);
    expect(getSlot('v1', at)[0]).toBe(getSlot('v1', new Date(0))[0]);
  });
});
