import { dropOldDays } from '@bigorna/domain/trending';
import { increment, REMOVED } from '../platform/firestore.ts';
import type { Counts, ModTotals } from './slot-totals.ts';

const incrementAll = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([name, amount]) => [name, increment(amount)]));

/** Increments of the counts of mods or ads, in the format of `counts`, `stats/ads` and `rollups`. */
export const toIncrements = (totals: Readonly<Record<string, Counts>>) =>
  Object.fromEntries(Object.entries(totals).map(([id, counts]) => [id, incrementAll(counts)]));

/** The day of the added downloads, the current day, and each mod's expired days. */
export interface Days {
  readonly day: string;
  readonly today: string;
  getExpiredDays(modId: string): readonly string[];
}

const toRecentPatch = (downloads: number, expired: readonly string[], { day, today }: Days) => [
  ...expired.map((expiredDay) => [expiredDay, REMOVED] as const),
  ...Object.entries(downloads > 0 ? dropOldDays({ [day]: downloads }, today) : {}).map(
    ([counted, amount]) => [counted, increment(amount)] as const,
  ),
];

/** Increments for a `counts` bucket: totals and downloads of the day. Deletes expired days. */
export const toCountsIncrements = (mods: ModTotals, days: Days) =>
  Object.fromEntries(
    Object.entries(toIncrements(mods)).map(([id, totals]) => {
      const recent = toRecentPatch(mods[id]?.downloads ?? 0, days.getExpiredDays(id), days);
      // An empty map would replace the stored map.
      return [id, recent.length === 0 ? totals : { ...totals, recent: Object.fromEntries(recent) }];
    }),
  );
