import type { Dashboard } from '@bigorna/domain/endpoints/members.schemas';
import { ACTIVITY_CHART_DAYS, DAY_MS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { now } from '../../platform/clock.ts';
import { count, run } from '../../platform/firestore.ts';

/** Fewer entries than this are read and grouped by day. From this number on, one aggregate per day is cheaper. */
const READ_MAX = 40;

/** The last days (UTC), oldest first, today last. */
const getLastDays = (): string[] => {
  const today = Date.parse(toDay(now()));
  return Array.from({ length: ACTIVITY_CHART_DAYS }, (_, i) =>
    toDay(new Date(today - (ACTIVITY_CHART_DAYS - 1 - i) * DAY_MS)),
  );
};

/**
 * Number of a member's actions on each of the last days. Costs one read per entry; for many entries at most `READ_MAX`
 * plus one per day (70).
 */
const countActivityByDay = async (uid: string): Promise<Dashboard['days']> => {
  const days = getLastDays();
  const since = new Date(days[0] ?? toDay(now()));
  const newest = await run('activitySince', { uid, since }, { limit: READ_MAX });
  if (newest.length < READ_MAX) {
    const entryDays = newest.map(({ data }) => toDay(data.at));
    return days.map((day) => ({ day, count: entryDays.filter((one) => one === day).length }));
  }
  return Promise.all(
    days.map(async (day) => {
      const begin = new Date(day);
      const before = new Date(begin.getTime() + DAY_MS);
      return { day, count: await count('activityBetween', { uid, since: begin, before }) };
    }),
  );
};

/** A member's counts and activity of the last days. Costs five aggregates plus the cost of `countActivityByDay`. */
export const getDashboard = async (uid: string): Promise<Dashboard> => {
  const [downloads, favorites, comments, ratings, achievements, days] = await Promise.all([
    count('downloadHistory', { uid }),
    count('favoritesByUid', { uid }),
    count('commentsByUid', { uid }),
    count('ratingsByUid', { uid }),
    count('achievementsUnlocked', { uid, since: new Date(0) }),
    countActivityByDay(uid),
  ]);
  return { figures: { downloads, favorites, comments, ratings, achievements }, days };
};
