import { describe, expect, it } from 'vitest';
import { endOf } from './ban-length.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('R128 how long a ban lasts', () => {
  it.each([
    ['1', '2026-11-23T12:00:00.000Z'],
    ['7', '2026-11-29T12:00:00.000Z'],
    ['30', '2026-12-22T12:00:00.000Z'],
  ] as const)('R128 %s days', (length, end) => {
    expect(endOf({ length, day: '' }, now)?.toISOString()).toBe(end);
  });
  it('R128 for ever has no end', () => {
    expect(endOf({ length: 'ever', day: '2026-12-01' }, now)).toBeNull();
  });
  it('R128 up to a day is to its end, in the reader’s zone', () => {
    expect(endOf({ length: 'date', day: '2026-12-31' }, now)).toEqual(new Date(2026, 11, 31, 23, 59, 59));
  });
  it.each(['', '2026-11-01', 'amanhã'])('R128 a day that is none or over is no end: %s', (day) => {
    expect(endOf({ length: 'date', day }, now)).toBeUndefined();
  });
});
