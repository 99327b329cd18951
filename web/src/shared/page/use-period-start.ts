import type { Period } from '@bigorna/domain/limits';
import { getPeriodStart } from '@bigorna/domain/period-start';
import { useSyncExternalStore } from 'react';

const CHECK_MS = 60_000;

/** The visitor's current offset from UTC, in minutes to add to UTC. */
const getUtcOffset = (): number => -new Date().getTimezoneOffset();

/** Query parameters of a list with a period. Omits the default period. */
export const toPeriodQuery = (period: Period) => (period === 'all' ? {} : { period, utc_offset: getUtcOffset() });

// One timer until midnight could be late after the computer sleeps.
const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
};

/** Start of a period in milliseconds since 1970, for query keys. Changes when the visitor's day changes. */
export const usePeriodStart = (period: Period): number =>
  useSyncExternalStore(subscribe, () => getPeriodStart(period, getUtcOffset(), new Date()).getTime());
