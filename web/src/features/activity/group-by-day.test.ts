import type { ActivityItem } from '@bigorna/domain/endpoints/members.schemas';
import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const at = (...parts: [number, number, number, number]): ActivityItem => ({
  id: parts.join(),
  kind: 'views',
  mod_id: 'm',
  title: 'M',
  at: new Date(...parts).toISOString(),
  type: null,
  size: null,
  category: null,
  comment: null,
  duration: null,
  rating: null,
});

describe('activity by day (R108)', () => {
  it('groups by days of the local time zone and keeps the order', () => {
    const days = groupByDay([at(2026, 10, 21, 23), at(2026, 10, 21, 0), at(2026, 10, 20, 23)]);
    expect(days.map(({ day, entries }) => [day.getDate(), entries.length])).toEqual([
      [21, 2],
      [20, 1],
    ]);
  });
});
