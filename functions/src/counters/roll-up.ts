import { splitIntoChunks } from '../platform/chunks.ts';
import { now } from '../platform/clock.ts';
import { doc, get, increment, runLenient, runTransaction } from '../platform/firestore.ts';
import { toIncrements } from './patches.ts';
import { getRecountTargets, recount } from './recount.ts';
import { rollUpMods } from './roll-up-mods.ts';
import { getRollUpExpiry, isSealed } from './sealed-slots.ts';
import {
  groupRecountRequests,
  hasCounts,
  type SlotTotals,
  subtractApplied,
  subtractAppliedTotals,
  sumEvents,
} from './slot-totals.ts';
import { getSlotDay } from './slots.ts';

type Buckets = SlotTotals['buckets'];

/** Buckets per transaction. Few enough for a small transaction, many enough for a slot over a large catalogue. */
const BUCKETS_PER_BATCH = 20;
/**
 * Firestore allows 500 field increments per document and commit. A mod needs three increments in `counts` and two in
 * `rollups`. The update time needs one.
 */
const MODS_PER_BATCH = 150;

const flattenMods = (buckets: Buckets) =>
  Object.entries(buckets).flatMap(([bucket, mods]) =>
    Object.entries(mods).map(([id, totals]) => ({ bucket, id, totals })),
  );

/** Splits the totals of a slot into batches of one transaction each. */
const splitIntoBatches = (buckets: Buckets): Buckets[] =>
  splitIntoChunks(Object.entries(buckets), BUCKETS_PER_BATCH)
    .flatMap((chunk) => splitIntoChunks(flattenMods(Object.fromEntries(chunk)), MODS_PER_BATCH))
    .map((mods) => {
      const batch: Buckets = {};
      for (const { bucket, id, totals } of mods) batch[bucket] = { ...batch[bucket], [id]: totals };
      return batch;
    });

/**
 * Adds the missing site totals and ad counts of a slot. As the last step of a roll-up, it also records how many events
 * are fully applied.
 */
const rollUpTotals = (slot: string, totals: SlotTotals): Promise<void> =>
  runTransaction(async (tx) => {
    const applied = await tx.get(doc('rollups/{slot}', slot));
    if (totals.events <= (applied?.events ?? 0)) return;
    const downloads = (await isSealed(tx, slot)) ? 0 : subtractApplied(totals.downloads, applied?.downloads);
    const ads = subtractAppliedTotals(totals.ads, applied?.ads);
    if (downloads > 0) tx.merge(doc('stats/site'), { downloads: increment(downloads) });
    if (hasCounts(ads)) tx.merge(doc('stats/ads'), { ads: toIncrements(ads) });
    tx.merge(doc('rollups/{slot}', slot), {
      events: totals.events,
      downloads: increment(downloads),
      ...(hasCounts(ads) ? { ads: toIncrements(ads) } : {}),
      day: getSlotDay(slot),
      expires_at: getRollUpExpiry(),
    });
  });

/**
 * Rolls up the events of a slot. Adds views and downloads to the mods' `counts`, ads to `stats/ads`, and all downloads
 * to `stats/site`. Also stores the recounts that the slot requests.
 *
 * The slot's `rollups` document lists the applied counts. Each step adds only the missing counts and lists them there.
 * The newer of two recounts wins. So the function is idempotent: it may run again, concurrently, or after a crash. A
 * run after a late event adds that event, unless its day is sealed. Invalid and expired events are not counted.
 */
export const rollUp = async (slot: string): Promise<void> => {
  const { docs } = await runLenient('eventsOfSlot', { slot });
  const events = docs.map(({ data }) => data).filter(({ expires_at }) => expires_at > now());
  const appliedEvents = (await get(doc('rollups/{slot}', slot)))?.events ?? 0;
  if (events.length <= appliedEvents) return;
  const totals = sumEvents(events);
  const targets = [...groupRecountRequests(events)].map(
    ([mod, requests]) => [mod, getRecountTargets(requests)] as const,
  );
  const recounts = await recount(new Map(targets));
  for (const batch of splitIntoBatches(totals.buckets)) await rollUpMods(slot, batch, recounts);
  await rollUpTotals(slot, totals);
};
