import type { ActivityItem } from '@bigorna/domain/endpoints/members.schemas';

export interface ActivityDay {
  /** Local midnight. */
  day: Date;
  entries: readonly ActivityItem[];
}

const getStartOfDay = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Groups entries by local days; keeps their order. */
export const groupByDay = (entries: readonly ActivityItem[]): ActivityDay[] => {
  const days = Map.groupBy(entries, ({ at }) => getStartOfDay(new Date(at)).getTime());
  return [...days].map(([day, dayEntries]) => ({ day: new Date(day), entries: dayEntries }));
};

/** Age of a day in days; 0 is today. */
export const getDaysAgo = (day: Date, now: Date): number =>
  // Rounds, because daylight saving makes some days 23 or 25 hours long.
  Math.round((getStartOfDay(now).getTime() - day.getTime()) / 86_400_000);
