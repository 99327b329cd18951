import { now } from '../platform/clock.ts';
import { doc, get, increment, runSound, transaction } from '../platform/firestore.ts';
import { adsBeyond, beyond, type Figures, figuresOf, isSome, touchesOf } from './figures.ts';
import { adIncrements } from './patches.ts';
import { portionsOf } from './portions.ts';
import { dueOf, recount } from './recount.ts';
import { rollUpMods } from './roll-up-mods.ts';
import { expiry, isSealed } from './sealed-slots.ts';
import { dayOfSlot } from './slots.ts';

/** Adds what totals and ads lack of a slot. The last step: it notes how many events have been added everywhere. */
const rollUpTotals = (slot: string, seen: Figures): Promise<void> =>
  transaction(async (step) => {
    const applied = await step.get(doc('rollups/{slot}', slot));
    if (seen.events <= (applied?.events ?? 0)) return;
    const downloads = (await isSealed(step, slot)) ? 0 : beyond(seen.downloads, applied?.downloads);
    const ads = adsBeyond(seen.ads, applied?.ads);
    if (downloads > 0) step.merge(doc('stats/site'), { downloads: increment(downloads) });
    if (isSome(ads)) step.merge(doc('stats/ads'), { ads: adIncrements(ads) });
    step.merge(doc('rollups/{slot}', slot), {
      events: seen.events,
      downloads: increment(downloads),
      ...(isSome(ads) ? { ads: adIncrements(ads) } : {}),
      day: dayOfSlot(slot),
      expires_at: expiry(),
    });
  });

/**
 * Adds a slot's events to the figures: views and downloads to the mods' `counts`, ads to `stats/ads`, all downloads to
 * `stats/site`; and recounts what was touched in it. Each step adds only what the slot's `rollups` document does not name
 * as added, and notes it there, and of two recounts the newer stays: run again, at the same time, or after it was killed
 * halfway, it changes nothing that is right; run after a late event, it adds that one. An event that does not fit its
 * schema counts nowhere.
 */
export const rollUp = async (slot: string): Promise<void> => {
  const { found } = await runSound('eventsOfSlot', { slot });
  const events = found.map(({ data }) => data).filter(({ expires_at }) => expires_at > now());
  const done = (await get(doc('rollups/{slot}', slot)))?.events ?? 0;
  if (events.length <= done) return;
  const seen = figuresOf(events);
  const due = [...touchesOf(events)].map(([mod, touches]) => [mod, dueOf(touches)] as const);
  const readings = await recount(new Map(due));
  for (const portion of portionsOf(seen.buckets)) await rollUpMods(slot, portion, readings);
  await rollUpTotals(slot, seen);
};
