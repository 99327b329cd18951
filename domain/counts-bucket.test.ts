import { expect, it } from 'vitest';
import { COUNTS_BUCKETS, countsBucketOf } from './counts-bucket.ts';

it('never moves a mod to another bucket, and fills all evenly', () => {
  expect(countsBucketOf('a')).toBe('44');
  const sizes = new Map<string, number>();
  for (let i = 0; i < COUNTS_BUCKETS * 100; i += 1) {
    const bucket = countsBucketOf(`mod-${i}`);
    sizes.set(bucket, (sizes.get(bucket) ?? 0) + 1);
  }
  expect(sizes.size).toBe(COUNTS_BUCKETS);
  expect(Math.max(...sizes.values())).toBeLessThan(200);
});
