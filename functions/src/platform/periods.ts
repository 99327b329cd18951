import { DAY_MS, type Period } from '@bigorna/domain/limits';
import { now } from './clock.ts';

/** Counted back from this moment, so that they mean the same in every time zone. */
const PERIOD_MS: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  today: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** When a period of a member's lists began. */
export const beginningOf = (period: Period): Date =>
  period === 'all' ? new Date(0) : new Date(now().getTime() - PERIOD_MS[period]);
