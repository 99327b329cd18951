import { DAY_MS } from '@bigorna/domain/limits';

/** Base date of the data set: nothing in it happened later. */
export const BASE = new Date('2026-11-20T12:00:00Z');

/** A time some days (maybe a fraction) before the base date, in whole seconds. */
export const getDaysBefore = (days: number, from: Date = BASE): Date =>
  new Date(Math.floor((from.getTime() - days * DAY_MS) / 1000) * 1000);
export const getDaysAfter = (days: number, from: Date = BASE): Date => getDaysBefore(-days, from);
/** Days from `earlier` to `later`, with a fraction. */
export const countDaysBetween = (earlier: Date, later: Date): number => (later.getTime() - earlier.getTime()) / DAY_MS;
