import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { convertTimestamps } from './convert-timestamps.ts';

it('converts timestamps to dates at every depth and keeps other values (R146)', () => {
  const at = new Date('2026-11-20T10:00:00.123Z');
  const stamp = Timestamp.fromDate(at);
  expect(
    convertTimestamps({ at: stamp, none: null, list: [stamp, 'a'], inner: { at: stamp, n: 1, yes: true } }),
  ).toEqual({
    at,
    none: null,
    list: [at, 'a'],
    inner: { at, n: 1, yes: true },
  });
});
