import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { plainData } from './plain-data.ts';

it('R146 turns timestamps to dates at every depth and leaves the rest', () => {
  const at = new Date('2026-11-20T10:00:00.123Z');
  const stamp = Timestamp.fromDate(at);
  expect(plainData({ at: stamp, none: null, list: [stamp, 'a'], inner: { at: stamp, n: 1, yes: true } })).toEqual({
    at,
    none: null,
    list: [at, 'a'],
    inner: { at, n: 1, yes: true },
  });
});
