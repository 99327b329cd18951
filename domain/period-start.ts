import { DAY_MS, type Period } from './limits.ts';

const MINUTE_MS = 60_000;
/** Calendar days of each period, including today. */
const PERIOD_DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 1, week: 7, month: 30 };

/**
 * Start of a period of a member's lists: midnight of its first calendar day in the reader's time zone.
 *
 * @param utcOffset minutes to add to UTC for the reader's time
 */
export const getPeriodStart = (period: Period, utcOffset: number, now: Date): Date => {
  if (period === 'all') return new Date(0);
  const offset = utcOffset * MINUTE_MS;
  const today = Math.floor((now.getTime() + offset) / DAY_MS);
  return new Date((today + 1 - PERIOD_DAYS[period]) * DAY_MS - offset);
};
