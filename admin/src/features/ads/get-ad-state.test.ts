import { describe, expect, it } from 'vitest';
import { getAdState } from './get-ad-state.ts';

const toTimestamp = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const ad = { active: true, starts_at: toTimestamp(8), ends_at: toTimestamp(10) };

describe('ad state (R130)', () => {
  it.each([
    ['planned', ad, 7],
    ['running', ad, 8],
    ['running', ad, 9],
    ['ended', ad, 10],
    ['off', { ...ad, active: false }, 9],
    ['ended', { ...ad, active: false }, 11],
  ])('is %s, depending on the period and the switch (R130)', (state, bookedAd, hour) => {
    expect(getAdState(bookedAd, new Date(toTimestamp(hour)))).toBe(state);
  });
});
