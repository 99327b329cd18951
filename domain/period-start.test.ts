import { describe, expect, it } from 'vitest';
import { getPeriodStart } from './period-start.ts';

const getStart = (period: 'today' | 'week' | 'month', offset: number, now: string) =>
  getPeriodStart(period, offset, new Date(now)).toISOString();

describe('start of a period (R104, R115)', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T23:59:59.999Z', '2026-11-20T00:00:00.000Z'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ])('is midnight in UTC when the viewer has no offset and the time is %s', (now, start) => {
    expect(getStart('today', 0, now)).toBe(start);
  });

  it.each([
    [-180, '2026-11-20T02:59:59.999Z', '2026-11-19T03:00:00.000Z'],
    [-180, '2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.000Z'],
    [330, '2026-11-20T18:29:59.999Z', '2026-11-19T18:30:00.000Z'],
    [330, '2026-11-20T18:30:00.000Z', '2026-11-20T18:30:00.000Z'],
    [840, '2026-11-20T12:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    [-840, '2026-11-20T12:00:00.000Z', '2026-11-19T14:00:00.000Z'],
  ])('is midnight in the viewer’s time zone when the offset is %i and the time is %s', (offset, now, start) => {
    expect(getStart('today', offset, now)).toBe(start);
  });

  it('is six days earlier for a week and 29 for a month', () => {
    expect(getStart('week', 330, '2026-11-20T12:00:00.000Z')).toBe('2026-11-13T18:30:00.000Z');
    expect(getStart('month', -180, '2026-11-20T12:00:00.000Z')).toBe('2026-10-22T03:00:00.000Z');
  });

  it('is 1970 for the period `all`', () => {
    expect(getPeriodStart('all', 330, new Date())).toEqual(new Date(0));
  });
});
