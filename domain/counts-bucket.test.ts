import { expect, it } from 'vitest';
import { COUNTS_BUCKET_MODS, countsBucketFor } from './counts-bucket.ts';

it('fills one bucket after the other', () => {
  expect(countsBucketFor(0)).toBe('0');
  expect(countsBucketFor(COUNTS_BUCKET_MODS - 1)).toBe('0');
  expect(countsBucketFor(COUNTS_BUCKET_MODS)).toBe('1');
});
