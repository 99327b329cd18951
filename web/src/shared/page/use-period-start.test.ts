import { getPeriodStart } from '@bigorna/domain/period-start';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPeriodOffset } from './use-period-start.ts';

/** Clocks go from UTC+1 to UTC on 25 October 2026 at 01:00 UTC. */
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Lisbon');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('offset of a period (R115)', () => {
  it.each([
    ['today', '2026-10-25T12:00:00.000Z', '2026-10-24T23:00:00.000Z'],
    ['today', '2026-10-26T12:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['week', '2026-10-28T12:00:00.000Z', '2026-10-21T23:00:00.000Z'],
    ['month', '2026-11-10T12:00:00.000Z', '2026-10-11T23:00:00.000Z'],
  ] as const)(
    'starts the period %s at local midnight, also across a change of the clocks, at %s',
    (period, at, start) => {
      const now = new Date(at);
      expect(getPeriodStart(period, getPeriodOffset(period, now), now).toISOString()).toBe(start);
    },
  );

  it('is the current offset when the offset at the start would give another day', () => {
    const now = new Date('2026-11-10T23:30:00.000Z');
    expect(getPeriodOffset('month', now)).toBe(0);
  });
});
