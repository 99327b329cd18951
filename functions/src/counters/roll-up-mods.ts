import { type DailyDownloads, dropOldDays, toDay } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { doc, getAll, runTransaction, SERVER_TIME } from '../platform/firestore.ts';
import { diffRecounts } from './diff-recounts.ts';
import { toCountsIncrements, toIncrements } from './patches.ts';
import type { RecountChanges } from './pick-newer.ts';
import type { RecountResult } from './recount.ts';
import { getRollUpExpiry, isSealed } from './sealed-slots.ts';
import { hasCounts, type ModTotals, type SlotTotals, subtractAppliedTotals } from './slot-totals.ts';
import { getSlotDay } from './slots.ts';
import { getStoredCountsDoc, readSealedCounts } from './stored-counts.ts';

const findExpired = (recent: DailyDownloads, today: string): string[] => {
  const recentDays = dropOldDays(recent, today);
  return Object.keys(recent).filter((day) => !(day in recentDays));
};

/**
 * Finds the expired days in the counts of the given buckets.
 *
 * Reads outside the transaction that deletes these days. Otherwise roll-ups of one bucket would wait for each other.
 * This is safe, because an expired day stays expired. Invalid fields are ignored: one invalid field must not block all
 * counts of the bucket.
 */
const findExpiredDays = async (
  buckets: readonly string[],
  today: string,
): Promise<(bucket: string, modId: string) => string[]> => {
  const counts = await getAll(buckets.map(getStoredCountsDoc));
  const byId = new Map(buckets.map((bucket, i) => [bucket, counts[i]]));
  return (bucket, modId) => findExpired(readSealedCounts(byId.get(bucket)?.mods[modId]).recent, today);
};

type Buckets = SlotTotals['buckets'];

const collectRecounted = (mods: ModTotals, newer: ReadonlyMap<string, RecountChanges>) =>
  Object.fromEntries(
    Object.keys(mods).flatMap((id) => {
      const counts = newer.get(id)?.counts ?? {};
      return Object.keys(counts).length === 0 ? [] : [[id, counts] as const];
    }),
  );

/** Merges the fields of mods from two sources with different fields. */
const mergeFields = (added: Record<string, object>, counted: Record<string, object>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(added), ...Object.keys(counted)])].map((id) => [id, { ...added[id], ...counted[id] }]),
  );

/** Recounts of the mods in a batch. */
const filterResults = (buckets: Buckets, results: ReadonlyMap<string, RecountResult>): Map<string, RecountResult> => {
  const ids = new Set(Object.values(buckets).flatMap((mods) => Object.keys(mods)));
  return new Map([...results].filter(([id]) => ids.has(id)));
};

/**
 * Adds the missing counts of a slot to some mods, and records them as applied in the same transaction. Stores recounts
 * unless newer ones exist. One write per bucket.
 */
export const rollUpMods = async (
  slot: string,
  totals: Buckets,
  allResults: ReadonlyMap<string, RecountResult>,
): Promise<void> => {
  const today = toDay(now());
  const buckets = Object.keys(totals);
  const getExpiredDays = await findExpiredDays(buckets, today);
  const results = filterResults(totals, allResults);
  await runTransaction(async (tx) => {
    const applied = await tx.get(doc('rollups/{slot}', slot));
    const isDaySealed = await isSealed(tx, slot);
    const newer = await diffRecounts(tx, results);
    const changes = buckets.map((bucket) => ({
      bucket,
      added: isDaySealed ? {} : subtractAppliedTotals(totals[bucket] ?? {}, applied?.buckets[bucket]),
      counted: collectRecounted(totals[bucket] ?? {}, newer),
    }));
    for (const { bucket, added, counted } of changes) {
      if (!hasCounts(added) && Object.keys(counted).length === 0) continue;
      const days = { day: getSlotDay(slot), today, getExpiredDays: (id: string) => getExpiredDays(bucket, id) };
      const mods = mergeFields(toCountsIncrements(added, days), counted);
      tx.merge(doc('counts/{bucket}', bucket), { mods, updated_at: SERVER_TIME });
    }
    for (const [id, { feedback: next }] of newer) tx.set(doc('feedback/{mod}', id), next);
    const appliedChanges = changes.flatMap(({ bucket, added }) =>
      hasCounts(added) ? [[bucket, toIncrements(added)]] : [],
    );
    if (appliedChanges.length === 0) return;
    tx.merge(doc('rollups/{slot}', slot), {
      buckets: Object.fromEntries(appliedChanges),
      day: getSlotDay(slot),
      expires_at: getRollUpExpiry(),
    });
  });
};
