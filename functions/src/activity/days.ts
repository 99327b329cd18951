import type { Dashboard } from '@bigorna/domain/endpoints/members';
import { ACTIVITY_CHART_DAYS, DAY_MS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { count, run } from '../platform/firestore.ts';

/** Up to so many entries are read and told apart by day; more are counted, one question a day. */
const READ_MAX = 40;

/** The last days (UTC), oldest first, today last. */
const lastDays = (): string[] => {
  const today = Date.parse(dayOf(now()));
  return Array.from({ length: ACTIVITY_CHART_DAYS }, (_, i) =>
    dayOf(new Date(today - (ACTIVITY_CHART_DAYS - 1 - i) * DAY_MS)),
  );
};

/**
 * How much a member did on each of the last days. Costs a read an entry, and where there are many at most `READ_MAX` and
 * one a day (70).
 */
export const activityDays = async (uid: string): Promise<Dashboard['days']> => {
  const days = lastDays();
  const since = new Date(days[0] ?? dayOf(now()));
  const newest = await run('activitySince', { uid, since }, { limit: READ_MAX });
  if (newest.length < READ_MAX) {
    const on = newest.map(({ data }) => dayOf(data.at));
    return days.map((day) => ({ day, count: on.filter((one) => one === day).length }));
  }
  return Promise.all(
    days.map(async (day) => {
      const begin = new Date(day);
      const before = new Date(begin.getTime() + DAY_MS);
      return { day, count: await count('activityBetween', { uid, since: begin, before }) };
    }),
  );
};
