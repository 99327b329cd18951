import { describe, expect, it } from 'vitest';
import { dayOf, trendingOf, weekOf, withoutOldDays } from './trending.ts';

const TODAY = '2026-11-21';

describe('trending', () => {
  it('R026 gives a point a download and takes a fifteenth a day', () => {
    expect(trendingOf({ [TODAY]: 3 }, TODAY)).toBe(3);
    expect(trendingOf({ '2026-11-20': 15 }, TODAY)).toBeCloseTo(14);
    expect(trendingOf({ '2026-11-07': 15 }, TODAY)).toBeCloseTo(1);
    expect(trendingOf({ '2026-11-06': 15 }, TODAY)).toBe(0);
    expect(trendingOf({ '2026-10-01': 15, [TODAY]: 1 }, TODAY)).toBe(1);
  });

  it('does not count a day that has not come', () => {
    expect(trendingOf({ '2026-11-22': 5 }, TODAY)).toBe(0);
  });
});

it('R026 counts seven days as the week, today included', () => {
  expect(weekOf({ [TODAY]: 1, '2026-11-15': 2, '2026-11-14': 4 }, TODAY)).toBe(3);
});

it('drops the days that no figure needs', () => {
  expect(withoutOldDays({ [TODAY]: 1, '2026-11-07': 2, '2026-11-06': 4 }, TODAY)).toEqual({
    [TODAY]: 1,
    '2026-11-07': 2,
  });
});

it('names the day in UTC', () => {
  expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
});
