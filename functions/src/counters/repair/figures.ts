import type { RollUp } from '@bigorna/domain/entities/counting';
import type { SealedFigures } from '@bigorna/domain/entities/mod';
import { type DailyDownloads, withoutOldDays } from '@bigorna/domain/trending';

/** Views and downloads of mods, by bucket and mod. */
export type ByBucket = Map<string, Map<string, SealedFigures>>;

export const NOTHING: SealedFigures = { views: 0, downloads: 0, recent: {} };

const mapped = (a: DailyDownloads, b: DailyDownloads, reckon: (one: number, other: number) => number) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])]
      .map((day) => [day, reckon(a[day] ?? 0, b[day] ?? 0)] as const)
      .filter(([, downloads]) => downloads !== 0),
  );

const reckoned = (a: SealedFigures, b: SealedFigures, reckon: (one: number, other: number) => number) => ({
  views: reckon(a.views, b.views),
  downloads: reckon(a.downloads, b.downloads),
  recent: mapped(a.recent, b.recent, reckon),
});

export const added = (a: SealedFigures, b: SealedFigures): SealedFigures => reckoned(a, b, (one, other) => one + other);
/** By how much the first is more; days that are equal are left out. */
export const less = (a: SealedFigures, b: SealedFigures): SealedFigures => reckoned(a, b, (one, other) => one - other);
/** Without what is below zero, which no figure may be. */
export const atLeastNothing = (figures: SealedFigures): SealedFigures =>
  reckoned(figures, NOTHING, (one) => Math.max(0, one));

/** Without the days that no figure needs any more. */
export const recentOnly = (figures: SealedFigures, today: string): SealedFigures => ({
  ...figures,
  recent: { ...withoutOldDays(figures.recent, today) },
});

/** How many figures differ from nothing. */
export const sizeOf = ({ views, downloads, recent }: SealedFigures): number =>
  [views, downloads, ...Object.values(recent)].filter((by) => by !== 0).length;

/** Adds to `sums` what a slot's roll-up has added to the figures. */
export const addApplied = (sums: ByBucket, { buckets, day }: Pick<RollUp, 'buckets' | 'day'>): void => {
  for (const [bucket, mods] of Object.entries(buckets)) {
    const known = sums.get(bucket) ?? new Map<string, SealedFigures>();
    sums.set(bucket, known);
    for (const [id, { views, downloads }] of Object.entries(mods)) {
      const applied = { views, downloads, recent: downloads === 0 ? {} : { [day]: downloads } };
      known.set(id, added(known.get(id) ?? NOTHING, applied));
    }
  }
};
