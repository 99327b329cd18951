import { DAY_MS, type Period } from '@bigorna/domain/limits';
import { getPeriodStart } from '@bigorna/domain/period-start';
import { useSyncExternalStore } from 'react';

const CHECK_MS = 60_000;

/** The visitor's offset from UTC at a time, in minutes to add to UTC. */
const getOffsetAt = (date: Date): number => 0 - date.getTimezoneOffset();

/**
 * The visitor's offset from UTC at the start of a period, because the clocks may have changed since. If that offset
 * would start the period on another day, the current offset counts.
 */
export const getPeriodOffset = (period: Period, now: Date): number => {
  const current = getOffsetAt(now);
  const start = getPeriodStart(period, current, now);
  const atStart = getOffsetAt(start);
  const isSameDay = Math.abs(getPeriodStart(period, atStart, now).getTime() - start.getTime()) < DAY_MS / 2;
  return isSameDay ? atStart : current;
};

/** Query parameters of a call that counts by days of the visitor. */
export const toDayQuery = () => ({ utc_offset: getPeriodOffset('today', new Date()) });

/** Query parameters of a list with a period. Omits the default period. */
export const toPeriodQuery = (period: Period) =>
  period === 'all' ? {} : { period, utc_offset: getPeriodOffset(period, new Date()) };

// Checks in intervals, because a single timer until midnight could be late after the computer sleeps.
const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
};

const readPeriodStart = (period: Period): number => {
  const now = new Date();
  return getPeriodStart(period, getPeriodOffset(period, now), now).getTime();
};

/** Start of a period in milliseconds since 1970, for query keys. Changes when the visitor's day changes. */
export const usePeriodStart = (period: Period): number =>
  useSyncExternalStore(subscribe, () => readPeriodStart(period));
