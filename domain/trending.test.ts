import { describe, expect, it } from 'vitest';
import { dropOldDays, getTrendingScore, getWeeklyDownloads, toDay } from './trending.ts';

const TODAY = '2026-11-21';

describe('trending score', () => {
  it('counts a point per download, and a fifteenth less per day of age (R026)', () => {
    expect(getTrendingScore({ [TODAY]: 3 }, TODAY)).toBe(3);
    expect(getTrendingScore({ '2026-11-20': 15 }, TODAY)).toBeCloseTo(14);
    expect(getTrendingScore({ '2026-11-07': 15 }, TODAY)).toBeCloseTo(1);
    expect(getTrendingScore({ '2026-11-06': 15 }, TODAY)).toBe(0);
    expect(getTrendingScore({ '2026-10-01': 15, [TODAY]: 1 }, TODAY)).toBe(1);
  });

  it('ignores future days', () => {
    expect(getTrendingScore({ '2026-11-22': 5 }, TODAY)).toBe(0);
  });
});

it('counts the downloads of the last seven days, including today (R026)', () => {
  expect(getWeeklyDownloads({ [TODAY]: 1, '2026-11-15': 2, '2026-11-14': 4 }, TODAY)).toBe(3);
});

it('drops days older than the trending period', () => {
  expect(dropOldDays({ [TODAY]: 1, '2026-11-07': 2, '2026-11-06': 4 }, TODAY)).toEqual({
    [TODAY]: 1,
    '2026-11-07': 2,
  });
});

it('formats the day in UTC', () => {
  expect(toDay(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
});
