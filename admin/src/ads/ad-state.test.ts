import { describe, expect, it } from 'vitest';
import { adState } from './ad-state.ts';

const at = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const ad = { active: true, starts_at: at(8), ends_at: at(10) };

describe('R130 where an ad stands', () => {
  it.each([
    ['planned', ad, 7],
    ['running', ad, 8],
    ['running', ad, 9],
    ['ended', ad, 10],
    ['off', { ...ad, active: false }, 9],
    ['ended', { ...ad, active: false }, 11],
  ])('R130 %s', (state, booked, hour) => {
    expect(adState(booked, new Date(at(hour)))).toBe(state);
  });
});
