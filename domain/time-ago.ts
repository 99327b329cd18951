import { DAY_MS } from './limits.ts';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Arguments of `Intl.RelativeTimeFormat`. */
export interface TimeAgo {
  /** Zero or negative: a time in the past. */
  readonly value: number;
  readonly unit: Unit;
  /** `auto` gives words such as "yesterday". A word such as "last month" would often be false, so it has a number. */
  readonly numeric: 'auto' | 'always';
}

const toTimeAgo = (count: number, unit: Unit): TimeAgo => ({
  value: 0 - count,
  unit,
  numeric: unit === 'day' || unit === 'second' ? 'auto' : 'always',
});

/** Midnight of the reader's calendar day, as if it were UTC: every day has 24 hours then. */
const toCalendarDay = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Calendar days since a date in the reader's time zone: 0 today, 1 yesterday; negative for a later day. */
export const countDaysAgo = (at: Date, now: Date): number => (toCalendarDay(now) - toCalendarDay(at)) / DAY_MS;

const isLastDayOfMonth = (date: Date): boolean =>
  new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate() === date.getDate();

/** Whole months since a date. From 31 January to the last day of February is one month. */
const countMonthsAgo = (at: Date, now: Date): number => {
  const months = (now.getFullYear() - at.getFullYear()) * YEAR_MONTHS + now.getMonth() - at.getMonth();
  return now.getDate() < at.getDate() && !isLastDayOfMonth(now) ? months - 1 : months;
};

/**
 * Time since a date in calendar days of the reader's time zone, in the largest unit that fits: "today", "yesterday",
 * "3 days ago", then whole weeks, months and years. A later date counts as today.
 */
export const getDateAgo = (at: Date, now: Date): TimeAgo => {
  const days = Math.max(0, countDaysAgo(at, now));
  const months = countMonthsAgo(at, now);
  if (months >= YEAR_MONTHS) return toTimeAgo(Math.floor(months / YEAR_MONTHS), 'year');
  if (months >= 1) return toTimeAgo(months, 'month');
  return days < WEEK_DAYS ? toTimeAgo(days, 'day') : toTimeAgo(Math.floor(days / WEEK_DAYS), 'week');
};

/** Like {@link getDateAgo}, but less than a day counts in hours and minutes, and less than a minute is "now". */
export const getTimeAgo = (at: Date, now: Date): TimeAgo => {
  const seconds = Math.max(0, Math.floor((now.getTime() - at.getTime()) / SECOND_MS));
  if (seconds < MINUTE) return toTimeAgo(0, 'second');
  if (seconds < HOUR) return toTimeAgo(Math.floor(seconds / MINUTE), 'minute');
  // A day on which the clocks go back has 25 hours.
  if (seconds < DAY || countDaysAgo(at, now) === 0) return toTimeAgo(Math.floor(seconds / HOUR), 'hour');
  return getDateAgo(at, now);
};
