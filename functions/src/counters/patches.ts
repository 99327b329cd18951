import type { AdStats } from '@bigorna/domain/entities/ad';
import { withoutOldDays } from '@bigorna/domain/trending';
import { increment, REMOVED } from '../platform/firestore.ts';
import type { ModFigures } from './figures.ts';

/** Adds to views and downloads of mods, where `counts` and `rollups` keep them. */
export const modIncrements = (mods: ModFigures) =>
  Object.fromEntries(
    Object.entries(mods).map(([id, { views, downloads }]) => [
      id,
      { views: increment(views), downloads: increment(downloads) },
    ]),
  );

/** Adds to views and clicks of ads. */
export const adIncrements = (ads: AdStats['ads']) =>
  Object.fromEntries(
    Object.entries(ads).map(([id, { views, clicks }]) => [id, { views: increment(views), clicks: increment(clicks) }]),
  );

/** Which day's downloads are added, and which days have grown old by now. */
export interface Days {
  readonly day: string;
  readonly today: string;
  oldDays(modId: string): readonly string[];
}

const recentChanges = (downloads: number, old: readonly string[], { day, today }: Days) => [
  ...old.map((stale) => [stale, REMOVED] as const),
  ...Object.entries(downloads > 0 ? withoutOldDays({ [day]: downloads }, today) : {}).map(
    ([counted, by]) => [counted, increment(by)] as const,
  ),
];

/** Adds to the mods of a `counts` bucket: totals, and the downloads of the day; days that have grown old go. */
export const countsIncrements = (mods: ModFigures, days: Days) =>
  Object.fromEntries(
    Object.entries(modIncrements(mods)).map(([id, totals]) => {
      const recent = recentChanges(mods[id]?.downloads ?? 0, days.oldDays(id), days);
      // An empty map would replace the stored one.
      return [id, recent.length === 0 ? totals : { ...totals, recent: Object.fromEntries(recent) }];
    }),
  );
