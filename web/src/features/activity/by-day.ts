import type { ActivityAnswer } from '@bigorna/domain/endpoints/members';

export interface ActivityDay {
  /** The first moment of the day, where the reader is. */
  day: Date;
  entries: readonly ActivityAnswer[];
}

const dayOf = (moment: Date): Date => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Entries by the reader's own days, in the order they come. */
export const byDay = (entries: readonly ActivityAnswer[]): ActivityDay[] => {
  const days = Map.groupBy(entries, ({ at }) => dayOf(new Date(at)).getTime());
  return [...days].map(([day, ofDay]) => ({ day: new Date(day), entries: ofDay }));
};

/** How many days ago a day was, today being 0. */
export const daysAgo = (day: Date, now: Date): number =>
  // A day may be an hour longer or shorter than another.
  Math.round((dayOf(now).getTime() - day.getTime()) / 86_400_000);
