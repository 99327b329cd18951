import type { AdStats } from '@bigorna/domain/entities/ad';
import { dropOldDays } from '@bigorna/domain/trending';
import { increment, REMOVED } from '../platform/firestore.ts';
import type { ModTotals } from './slot-totals.ts';

/** Increments of views and downloads, in the format of `counts` and `rollups`. */
export const toModIncrements = (mods: ModTotals) =>
  Object.fromEntries(
    Object.entries(mods).map(([id, { views, downloads }]) => [
      id,
      { views: increment(views), downloads: increment(downloads) },
    ]),
  );

/** Increments of views and clicks, in the format of `stats/ads` and `rollups`. */
export const toAdIncrements = (ads: AdStats['ads']) =>
  Object.fromEntries(
    Object.entries(ads).map(([id, { views, clicks }]) => [id, { views: increment(views), clicks: increment(clicks) }]),
  );

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
    Object.entries(toModIncrements(mods)).map(([id, totals]) => {
      const recent = toRecentPatch(mods[id]?.downloads ?? 0, days.getExpiredDays(id), days);
      // An empty map would replace the stored map.
      return [id, recent.length === 0 ? totals : { ...totals, recent: Object.fromEntries(recent) }];
    }),
  );
