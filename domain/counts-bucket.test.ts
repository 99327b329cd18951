import { expect, it } from 'vitest';
import { COUNTS_BUCKET_MODS, getCountsBucket } from './counts-bucket.ts';

it('starts a bucket only when the previous bucket is full', () => {
  expect(getCountsBucket(0)).toBe('0');
  expect(getCountsBucket(COUNTS_BUCKET_MODS - 1)).toBe('0');
  expect(getCountsBucket(COUNTS_BUCKET_MODS)).toBe('1');
});
