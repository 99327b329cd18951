import { DAY_MS, type Period } from '@bigorna/domain/limits';
import { now } from './clock.ts';

/** Relative to the current time, so that they do not depend on time zones. */
const PERIOD_MS: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  today: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** Start of a period of a member's lists. */
export const getPeriodStart = (period: Period): Date =>
  period === 'all' ? new Date(0) : new Date(now().getTime() - PERIOD_MS[period]);
