import { dayOf } from '@bigorna/domain/trending';
import { describe, expect, it } from 'vitest';
import { beforeSlotsOf, dayOfSlot, endOf, PARTITIONS, SLOT_SECONDS, slotIn, slotOf } from './slots.ts';

const at = new Date('2026-11-21T05:24:39.999Z');

describe('a slot', () => {
  it('is a partition and the stretch of time that a moment lies in', () => {
    expect(slotIn(3, at)).toBe('3-2026-11-21T05:24:20');
    expect(slotIn(3, new Date(at.getTime() + 1))).toBe('3-2026-11-21T05:24:40');
    expect(endOf('3-2026-11-21T05:24:20')).toEqual(new Date('2026-11-21T05:24:40Z'));
  });

  it('lies within one day, which its name tells', () => {
    const midnight = Date.UTC(2026, 10, 22);
    for (const moment of [new Date(midnight - 1), new Date(midnight)]) {
      expect(dayOfSlot(slotIn(0, moment))).toBe(dayOf(moment));
    }
    expect(86_400 % SLOT_SECONDS).toBe(0);
  });

  it('comes before the later ones of its partition, and after none of another', () => {
    const names = PARTITIONS.flatMap((partition) => [
      beforeSlotsOf(partition),
      slotIn(partition, at),
      slotIn(partition, new Date(at.getTime() + 40_000)),
      slotIn(partition, new Date(at.getTime() + 86_400_000)),
    ]);
    expect(names.toSorted()).toEqual(names);
  });

  it('of a visitor is always in the same partition, of many visitors in every one', () => {
    const partitions = Array.from({ length: 200 }, (_, i) => slotOf(`v${i}`, at)[0]);
    expect(new Set(partitions).size).toBe(PARTITIONS.length);
    expect(slotOf('v1', at)[0]).toBe(slotOf('v1', new Date(0))[0]);
  });
});
