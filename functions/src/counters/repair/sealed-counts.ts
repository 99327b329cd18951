import type { RollUp } from '@bigorna/domain/entities/counting';
import type { SealedCounts } from '@bigorna/domain/entities/mod';
import { type DailyDownloads, dropOldDays } from '@bigorna/domain/trending';

/** Views and downloads by bucket and mod. */
export type CountsByBucket = Map<string, Map<string, SealedCounts>>;

export const NO_COUNTS: SealedCounts = { views: 0, downloads: 0, recent: {} };

const combineDays = (a: DailyDownloads, b: DailyDownloads, operation: (one: number, other: number) => number) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])]
      .map((day) => [day, operation(a[day] ?? 0, b[day] ?? 0)] as const)
      .filter(([, downloads]) => downloads !== 0),
  );

const combine = (a: SealedCounts, b: SealedCounts, operation: (one: number, other: number) => number) => ({
  views: operation(a.views, b.views),
  downloads: operation(a.downloads, b.downloads),
  recent: combineDays(a.recent, b.recent, operation),
});

export const addCounts = (a: SealedCounts, b: SealedCounts): SealedCounts => combine(a, b, (one, other) => one + other);
/** Difference of two counts. Omits days without a difference. */
export const subtractCounts = (a: SealedCounts, b: SealedCounts): SealedCounts =>
  combine(a, b, (one, other) => one - other);
/** Replaces negative counts by 0. */
export const clampToZero = (counts: SealedCounts): SealedCounts =>
  combine(counts, NO_COUNTS, (one) => Math.max(0, one));

export const dropExpiredDays = (counts: SealedCounts, today: string): SealedCounts => ({
  ...counts,
  recent: { ...dropOldDays(counts.recent, today) },
});

/** Number of non-zero counts. */
export const countDifferences = ({ views, downloads, recent }: SealedCounts): number =>
  [views, downloads, ...Object.values(recent)].filter((amount) => amount !== 0).length;

/** Adds the applied counts of a slot's roll-up to `sums`. */
export const addApplied = (sums: CountsByBucket, { buckets, day }: Pick<RollUp, 'buckets' | 'day'>): void => {
  for (const [bucket, mods] of Object.entries(buckets)) {
    const modSums = sums.get(bucket) ?? new Map<string, SealedCounts>();
    sums.set(bucket, modSums);
    for (const [id, { views, downloads }] of Object.entries(mods)) {
      const applied = { views, downloads, recent: downloads === 0 ? {} : { [day]: downloads } };
      modSums.set(id, addCounts(modSums.get(id) ?? NO_COUNTS, applied));
    }
  }
};
