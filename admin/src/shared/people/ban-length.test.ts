import { describe, expect, it } from 'vitest';
import { getBanEnd } from './ban-length.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('ban length (R128)', () => {
  it.each([
    ['1', '2026-11-23T12:00:00.000Z'],
    ['7', '2026-11-29T12:00:00.000Z'],
    ['30', '2026-12-22T12:00:00.000Z'],
  ] as const)('ends a ban after %s days (R128)', (length, end) => {
    expect(getBanEnd({ length, day: '' }, now)?.toISOString()).toBe(end);
  });
  it('returns null for a permanent ban (R128)', () => {
    expect(getBanEnd({ length: 'ever', day: '2026-12-01' }, now)).toBeNull();
  });
  it('ends a ban at the end of the chosen local day (R128)', () => {
    expect(getBanEnd({ length: 'date', day: '2026-12-31' }, now)).toEqual(new Date(2026, 11, 31, 23, 59, 59));
  });
  it.each(['', '2026-11-01', 'amanhã'])('returns undefined for an invalid or past day: %s (R128)', (day) => {
    expect(getBanEnd({ length: 'date', day }, now)).toBeUndefined();
  });
});
