import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from './locales.ts';
import { countDaysAgo, getDateAgo, getTimeAgo, type TimeAgo } from './time-ago.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ZONES = ['America/Sao_Paulo', 'UTC', 'Europe/Paris', 'Asia/Shanghai', 'Pacific/Auckland'];

/** A local time of the current time zone: `2026-11-28 23:50`. */
const local = (text: string): Date => new Date(text.replace(' ', 'T'));
const format = ({ value, unit, numeric }: TimeAgo, locale = 'en-US'): string =>
  new Intl.RelativeTimeFormat(locale, { numeric }).format(value, unit);
const formatTime = (at: string, now: string): string => format(getTimeAgo(local(at), local(now)));
const formatDate = (at: string, now: string): string => format(getDateAgo(local(at), local(now)));

describe.each(ZONES)('time since a timestamp in %s', (zone) => {
  it.each([
    ['2026-11-28 12:00:01', '2026-11-28 12:01:00', 'now', 'today'],
    ['2026-11-28 12:00:00', '2026-11-28 12:01:00', '1 minute ago', 'today'],
    ['2026-11-28 23:50', '2026-11-29 00:10', '20 minutes ago', 'yesterday'],
    ['2026-11-28 00:10', '2026-11-28 23:50', '23 hours ago', 'today'],
    ['2026-11-27 23:50', '2026-11-28 23:40', '23 hours ago', 'yesterday'],
    ['2026-11-27 00:10', '2026-11-28 23:50', 'yesterday', 'yesterday'],
    ['2026-11-26 23:50', '2026-11-28 00:10', '2 days ago', '2 days ago'],
    ['2026-11-26 00:10', '2026-11-28 23:50', '2 days ago', '2 days ago'],
    ['2026-11-22 23:50', '2026-11-28 00:10', '6 days ago', '6 days ago'],
    ['2026-11-21 23:50', '2026-11-28 00:10', '1 week ago', '1 week ago'],
    ['2026-11-15 12:00', '2026-11-28 12:00', '1 week ago', '1 week ago'],
    ['2026-10-29 12:00', '2026-11-28 12:00', '4 weeks ago', '4 weeks ago'],
    ['2026-10-28 23:50', '2026-11-28 00:10', '1 month ago', '1 month ago'],
    ['2026-09-30 12:00', '2026-11-28 12:00', '1 month ago', '1 month ago'],
    ['2026-01-01 12:00', '2026-03-01 12:00', '2 months ago', '2 months ago'],
    ['2026-01-31 12:00', '2026-02-27 12:00', '3 weeks ago', '3 weeks ago'],
    ['2026-01-31 12:00', '2026-02-28 12:00', '1 month ago', '1 month ago'],
    ['2025-11-29 12:00', '2026-11-28 12:00', '11 months ago', '11 months ago'],
    ['2025-11-28 12:00', '2026-11-28 12:00', '1 year ago', '1 year ago'],
    ['2024-02-29 12:00', '2025-02-27 12:00', '11 months ago', '11 months ago'],
    ['2024-02-29 12:00', '2025-02-28 12:00', '1 year ago', '1 year ago'],
    ['2024-12-31 12:00', '2026-11-28 12:00', '1 year ago', '1 year ago'],
    ['2026-11-29 12:00', '2026-11-28 12:00', 'now', 'today'],
    ['2027-11-29 12:00', '2026-11-28 12:00', 'now', 'today'],
  ])('from %s to %s is "%s", by days "%s"', (at, now, time, date) => {
    vi.stubEnv('TZ', zone);
    expect(formatTime(at, now)).toBe(time);
    expect(formatDate(at, now)).toBe(date);
  });
});

describe('time since a timestamp when the clocks change in Paris', () => {
  it.each([
    // 29 March 2026 has 23 hours, 25 October 2026 has 25.
    ['2026-03-28 12:00', '2026-03-29 12:00', '23 hours ago', 'yesterday'],
    ['2026-03-28 01:00', '2026-03-29 12:00', 'yesterday', 'yesterday'],
    ['2026-03-28 23:50', '2026-03-30 00:10', '23 hours ago', '2 days ago'],
    ['2026-10-25 00:10', '2026-10-25 23:50', '24 hours ago', 'today'],
    ['2026-10-24 12:00', '2026-10-26 12:00', '2 days ago', '2 days ago'],
    ['2026-10-19 00:00', '2026-10-25 23:59', '6 days ago', '6 days ago'],
    ['2026-10-19 00:00', '2026-10-26 00:00', '1 week ago', '1 week ago'],
  ])('from %s to %s is "%s", by days "%s"', (at, now, time, date) => {
    vi.stubEnv('TZ', 'Europe/Paris');
    expect(formatTime(at, now)).toBe(time);
    expect(formatDate(at, now)).toBe(date);
  });
});

describe('calendar day of a timestamp', () => {
  it.each([
    ['America/Sao_Paulo', 1],
    ['UTC', 0],
    ['Asia/Shanghai', 0],
    ['Pacific/Auckland', 0],
  ])('is the day of the reader in %s', (zone, days) => {
    vi.stubEnv('TZ', zone);
    expect(countDaysAgo(new Date('2026-11-28T02:30:00Z'), new Date('2026-11-28T09:00:00Z'))).toBe(days);
  });

  it('is negative for tomorrow', () => {
    expect(countDaysAgo(local('2026-11-29 00:00'), local('2026-11-28 23:59'))).toBe(-1);
  });
});

it.each(LOCALES)('writes a word for yesterday and a number for last month in %s', (locale) => {
  const [yesterday, month] = ['2026-11-27 12:00', '2026-10-20 12:00'].map((at) =>
    format(getTimeAgo(local(at), local('2026-11-28 13:00')), locale),
  );
  expect(yesterday).not.toMatch(/\d/);
  expect(month).toMatch(/1/);
});
