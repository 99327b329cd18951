import { DAY_MS } from '@bigorna/domain/limits';

/** The day the data set is seen from: nothing in it is younger. */
export const BASE = new Date('2026-11-20T12:00:00Z');

/** A moment so many days before the base date, which may be a fraction; whole seconds. */
export const daysBefore = (days: number, from: Date = BASE): Date =>
  new Date(Math.floor((from.getTime() - days * DAY_MS) / 1000) * 1000);
export const daysAfter = (days: number, from: Date = BASE): Date => daysBefore(-days, from);
/** Whole and partial days from `earlier` to `later`. */
export const daysBetween = (earlier: Date, later: Date): number => (later.getTime() - earlier.getTime()) / DAY_MS;
