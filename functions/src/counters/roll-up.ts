import { DAY_MS, EVENT_DAYS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { doc, increment, runSound, SERVER_TIME, transaction } from '../platform/firestore.ts';
import { adsBeyond, beyond, type Figures, figuresOf, isSome, modsBeyond } from './figures.ts';
import { oldDaysOf } from './old-days.ts';
import { adIncrements, countsIncrements, modIncrements } from './patches.ts';
import { portionsOf } from './portions.ts';
import { dayOfSlot } from './slots.ts';

/** Well beyond the events, which the database may delete days after they expire. */
const KEPT_MS = (EVENT_DAYS + 10) * DAY_MS;
const expiry = (): Date => new Date(now().getTime() + KEPT_MS);

/** Adds what some mods lack of a slot, and notes in the same step that they have it. */
const rollUpMods = async (slot: string, seen: Figures['buckets']): Promise<void> => {
  const today = dayOf(now());
  const buckets = Object.keys(seen);
  const oldDays = await oldDaysOf(buckets, today);
  await transaction(async (step) => {
    const applied = await step.get(doc('rollups/{slot}', slot));
    const added = buckets
      .map((bucket) => ({ bucket, mods: modsBeyond(seen[bucket] ?? {}, applied?.buckets[bucket]) }))
      .filter(({ mods }) => isSome(mods));
    if (added.length === 0) return;
    for (const { bucket, mods } of added) {
      const days = { day: dayOfSlot(slot), today, oldDays: (id: string) => oldDays(bucket, id) };
      step.merge(doc('counts/{bucket}', bucket), { mods: countsIncrements(mods, days), updated_at: SERVER_TIME });
    }
    const noted = added.map(({ bucket, mods }) => [bucket, modIncrements(mods)]);
    step.merge(doc('rollups/{slot}', slot), { buckets: Object.fromEntries(noted), expires_at: expiry() });
  });
};

/** Adds what totals and ads lack of a slot. The last step: it notes how many events have been added everywhere. */
const rollUpTotals = (slot: string, seen: Figures): Promise<void> =>
  transaction(async (step) => {
    const applied = await step.get(doc('rollups/{slot}', slot));
    if (seen.events <= (applied?.events ?? 0)) return;
    const downloads = beyond(seen.downloads, applied?.downloads);
    const ads = adsBeyond(seen.ads, applied?.ads);
    if (downloads > 0) step.merge(doc('stats/site'), { downloads: increment(downloads) });
    if (isSome(ads)) step.merge(doc('stats/ads'), { ads: adIncrements(ads) });
    step.merge(doc('rollups/{slot}', slot), {
      events: seen.events,
      downloads: increment(downloads),
      ...(isSome(ads) ? { ads: adIncrements(ads) } : {}),
      expires_at: expiry(),
    });
  });

/**
 * Adds a slot's events to the figures: views and downloads to the mods' `counts`, ads to `stats/ads`, all downloads to
 * `stats/site`. Each step adds only what the slot's `rollups` document does not name as added, and notes it there: run
 * again, at the same time, or after it was killed halfway, it changes nothing that is right; run after a late event, it
 * adds that one. An event that does not fit its schema counts nowhere.
 */
export const rollUp = async (slot: string): Promise<void> => {
  const { found } = await runSound('eventsOfSlot', { slot });
  const events = found.map(({ data }) => data).filter(({ expires_at }) => expires_at > now());
  if (events.length === 0) return;
  const seen = figuresOf(events);
  for (const portion of portionsOf(seen.buckets)) await rollUpMods(slot, portion);
  await rollUpTotals(slot, seen);
};
