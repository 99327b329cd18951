import type { Dashboard } from '@bigorna/domain/endpoints/members.schemas';
import { ACTIVITY_CHART_DAYS, DAY_MS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { now } from '../../platform/clock.ts';
import { count, run } from '../../platform/firestore.ts';

const MINUTE_MS = 60_000;

/** Fewer entries than this are read and grouped by day. From this number on, one aggregate per day is cheaper. */
const READ_MAX = 40;

const toReaderDay = (at: Date, offsetMs: number): string => toDay(new Date(at.getTime() + offsetMs));

/** The last days of the reader, oldest first, today last. */
const getLastDays = (offsetMs: number): string[] => {
  const today = Date.parse(toReaderDay(now(), offsetMs));
  return Array.from({ length: ACTIVITY_CHART_DAYS }, (_, i) =>
    toDay(new Date(today - (ACTIVITY_CHART_DAYS - 1 - i) * DAY_MS)),
  );
};

/**
 * Number of a member's actions on each of the last days. Costs one read per entry; for many entries at most `READ_MAX`
 * plus one per day (70).
 */
const countActivityByDay = async (uid: string, offsetMs: number): Promise<Dashboard['days']> => {
  const days = getLastDays(offsetMs);
  const getStart = (day: string): Date => new Date(Date.parse(day) - offsetMs);
  const since = getStart(days[0] ?? toReaderDay(now(), offsetMs));
  const newest = await run('activitySince', { uid, since }, { limit: READ_MAX });
  if (newest.length < READ_MAX) {
    const entryDays = newest.map(({ data }) => toReaderDay(data.at, offsetMs));
    return days.map((day) => ({ day, count: entryDays.filter((one) => one === day).length }));
  }
  return Promise.all(
    days.map(async (day) => {
      const begin = getStart(day);
      const before = new Date(begin.getTime() + DAY_MS);
      return { day, count: await count('activityBetween', { uid, since: begin, before }) };
    }),
  );
};

/**
 * A member's counts and activity of the last days. Costs five aggregates plus the cost of `countActivityByDay`.
 *
 * @param utcOffset minutes to add to UTC for the reader's time
 */
export const getDashboard = async (uid: string, utcOffset: number): Promise<Dashboard> => {
  const [downloads, favorites, comments, ratings, achievements, days] = await Promise.all([
    count('downloadHistory', { uid }),
    count('favoritesByUid', { uid }),
    count('commentsByUid', { uid }),
    count('ratingsByUid', { uid }),
    count('achievementsUnlocked', { uid, since: new Date(0) }),
    countActivityByDay(uid, utcOffset * MINUTE_MS),
  ]);
  return { figures: { downloads, favorites, comments, ratings, achievements }, days };
};
