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
