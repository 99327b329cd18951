import type { CountableEvent, RollUp } from '@bigorna/domain/entities/counting';
import { isRecountRequest, type RecountRequest } from './events.ts';

/** Totals of a slot's events. A mod with only recount requests appears in its bucket with zeros. */
export type SlotTotals = Pick<RollUp, 'events' | 'buckets' | 'downloads' | 'ads'>;
export type ModTotals = RollUp['buckets'][string];
export type AdTotals = RollUp['ads'];

const getOrInsert = <T>(record: Record<string, T>, key: string, empty: T): T => {
  record[key] ??= empty;
  return record[key];
};

/** Sums events by bucket and mod, by ad, and all downloads. */
export const sumEvents = (events: readonly CountableEvent[]): SlotTotals => {
  const totals: SlotTotals = { events: events.length, buckets: {}, downloads: 0, ads: {} };
  for (const event of events) {
    if ('ad_id' in event) {
      getOrInsert(totals.ads, event.ad_id, { views: 0, clicks: 0 })[event.kind === 'ad_view' ? 'views' : 'clicks'] += 1;
      continue;
    }
    const mod = getOrInsert(getOrInsert(totals.buckets, event.bucket, {}), event.mod_id, { views: 0, downloads: 0 });
    if (isRecountRequest(event)) continue;
    mod[event.kind === 'view' ? 'views' : 'downloads'] += 1;
    if (event.kind === 'download') totals.downloads += 1;
  }
  return totals;
};

export const groupRecountRequests = (events: readonly CountableEvent[]): Map<string, RecountRequest[]> =>
  Map.groupBy(events.filter(isRecountRequest), ({ mod_id }) => mod_id);

/** Difference of seen and applied counts, at least 0. */
export const subtractApplied = (seen: number, applied = 0): number => Math.max(0, seen - applied);

/** Counts of a mod or an ad by name, such as views. */
export type Counts = Readonly<Record<string, number>>;

const subtractCounts = <C extends Counts>(seen: C, applied: C | undefined): C => ({
  ...seen,
  ...Object.fromEntries(Object.entries(seen).map(([name, amount]) => [name, subtractApplied(amount, applied?.[name])])),
});

/**
 * Counts that were read from events but are not applied yet. New events only increase the counts. So a read with lower
 * counts than the applied counts is outdated and adds nothing.
 */
export const subtractAppliedTotals = <C extends Counts>(
  seen: Readonly<Record<string, C>>,
  applied: Readonly<Record<string, C>> = {},
): Record<string, C> =>
  Object.fromEntries(
    Object.entries(seen)
      .map(([id, counts]) => [id, subtractCounts(counts, applied[id])] as const)
      .filter(([, counts]) => Object.values(counts).some((amount) => amount > 0)),
  );

export const hasCounts = (totals: ModTotals | AdTotals): boolean => Object.keys(totals).length > 0;
