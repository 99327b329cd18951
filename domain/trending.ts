import { DAY_MS, TRENDING_DAYS, WEEK_DAYS } from './limits.ts';

/** Downloads by day (UTC, `2026-11-21`), each member once a release and day. */
export type DailyDownloads = Readonly<Record<string, number>>;

/** The day (UTC) of a moment, as event documents and figures name it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const ageInDays = (day: string, today: string): number => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);

const sum = (recent: DailyDownloads, today: string, weight: (age: number) => number): number =>
  Object.entries(recent).reduce((total, [day, downloads]) => {
    const age = ageInDays(day, today);
    return age < 0 ? total : total + downloads * weight(age);
  }, 0);

/**
 * How much a mod is rising: Σ max(0, 1 − age in days / 15) over its unique downloads, whole days of age.
 *
 * Source: decisions, "Counters".
 *
 * @param today the day it is reckoned for.
 */
export const trendingOf = (recent: DailyDownloads, today: string): number =>
  sum(recent, today, (age) => Math.max(0, 1 - age / TRENDING_DAYS));

/** Downloads of the last seven days, today's included. */
export const weekOf = (recent: DailyDownloads, today: string): number =>
  sum(recent, today, (age) => (age < WEEK_DAYS ? 1 : 0));

/** Without the days that no figure needs any more, so that a figure's document keeps its size. */
export const withoutOldDays = (recent: DailyDownloads, today: string): DailyDownloads =>
  Object.fromEntries(Object.entries(recent).filter(([day]) => ageInDays(day, today) < TRENDING_DAYS));
