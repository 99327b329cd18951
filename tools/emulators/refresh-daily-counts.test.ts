import { modCounts } from '@bigorna/domain/entities/mod';
import { describe, expect, it } from 'vitest';
import { shiftDaysToToday } from './refresh-daily-counts.ts';

const buildBucket = (recent: Record<string, number>) => ({ mods: { um: modCounts.parse({ downloads: 9, recent }) } });

describe('daily counts', () => {
  it('shifts all days by the same amount, so that the newest of all buckets is today', () => {
    const buckets = [buildBucket({ '2026-11-19': 2, '2026-11-20': 3 }), buildBucket({ '2026-11-15': 4 })];
    expect(shiftDaysToToday(buckets, '2027-03-01')).toEqual([
      buildBucket({ '2027-02-28': 2, '2027-03-01': 3 }).mods,
      buildBucket({ '2027-02-24': 4 }).mods,
    ]);
  });

  it.each([
    ['that end today', [buildBucket({ '2026-11-20': 3 })]],
    ['without any day', [buildBucket({})]],
    ['without a mod', []],
  ])('does not change buckets %s', (_, buckets) => {
    expect(shiftDaysToToday(buckets, '2026-11-20')).toBeNull();
  });
});
