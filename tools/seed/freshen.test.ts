import { modCounts } from '@bigorna/domain/entities/mod';
import { describe, expect, it } from 'vitest';
import { freshened } from './freshen.ts';

const bucketOf = (recent: Record<string, number>) => ({ mods: { um: modCounts.parse({ downloads: 9, recent }) } });

describe('freshened', () => {
  it('moves all days alike, so that the newest of all buckets is today', () => {
    const buckets = [bucketOf({ '2026-11-19': 2, '2026-11-20': 3 }), bucketOf({ '2026-11-15': 4 })];
    expect(freshened(buckets, '2027-03-01')).toEqual([
      bucketOf({ '2027-02-28': 2, '2027-03-01': 3 }).mods,
      bucketOf({ '2027-02-24': 4 }).mods,
    ]);
  });

  it.each([
    ['that end today', [bucketOf({ '2026-11-20': 3 })]],
    ['without any day', [bucketOf({})]],
    ['of which there are none', []],
  ])('leaves buckets %s as they are', (_, buckets) => {
    expect(freshened(buckets, '2026-11-20')).toBeNull();
  });
});
