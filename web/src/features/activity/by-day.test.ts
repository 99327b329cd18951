import type { ActivityAnswer } from '@bigorna/domain/endpoints/members';
import { describe, expect, it } from 'vitest';
import { byDay, daysAgo } from './by-day.ts';

const at = (...moment: [number, number, number, number]): ActivityAnswer => ({
  id: moment.join(),
  kind: 'views',
  mod_id: 'm',
  title: 'M',
  at: new Date(...moment).toISOString(),
  type: null,
  size: null,
  category: null,
  comment: null,
  duration: null,
  rating: null,
});

describe('R108 activity by day', () => {
  it('goes by the reader’s own days, newest first as it comes', () => {
    const days = byDay([at(2026, 10, 21, 23), at(2026, 10, 21, 0), at(2026, 10, 20, 23)]);
    expect(days.map(({ day, entries }) => [day.getDate(), entries.length])).toEqual([
      [21, 2],
      [20, 1],
    ]);
  });

  it('knows today and yesterday, whatever the hour', () => {
    const day = new Date(2026, 10, 20);
    expect(daysAgo(day, new Date(2026, 10, 20, 23, 59))).toBe(0);
    expect(daysAgo(day, new Date(2026, 10, 21, 0, 1))).toBe(1);
    expect(daysAgo(day, new Date(2026, 11, 20))).toBe(30);
  });
});
