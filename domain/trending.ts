import { DAY_MS, TRENDING_DAYS, WEEK_DAYS } from './limits.ts';

/** Downloads by day (UTC, `2026-11-21`). A member counts once per release and day. */
export type DailyDownloads = Readonly<Record<string, number>>;

/** The day (UTC) of a timestamp, as in event documents and counts. */
export const toDay = (timestamp: Date): string => timestamp.toISOString().slice(0, 10);

const ageInDays = (day: string, today: string): number => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);

const sum = (recent: DailyDownloads, today: string, weight: (age: number) => number): number =>
  Object.entries(recent).reduce((total, [day, downloads]) => {
    const age = ageInDays(day, today);
    return age < 0 ? total : total + downloads * weight(age);
  }, 0);

/**
 * The trending score of a mod (R026): Σ max(0, 1 − age / 15) over its unique downloads, with the age in whole days.
 *
 * @param today the day of the result (UTC)
 */
export const getTrendingScore = (recent: DailyDownloads, today: string): number =>
  sum(recent, today, (age) => Math.max(0, 1 - age / TRENDING_DAYS));

/** Downloads of the last seven days, including today. */
export const getWeeklyDownloads = (recent: DailyDownloads, today: string): number =>
  sum(recent, today, (age) => (age < WEEK_DAYS ? 1 : 0));

/** Drops days that no count uses, so that the document does not grow. */
export const dropOldDays = (recent: DailyDownloads, today: string): DailyDownloads =>
  Object.fromEntries(Object.entries(recent).filter(([day]) => ageInDays(day, today) < TRENDING_DAYS));
