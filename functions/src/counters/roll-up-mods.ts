import { dayOf } from '@bigorna/domain/trending';
import { now } from '../platform/clock.ts';
import { doc, SERVER_TIME, transaction } from '../platform/firestore.ts';
import { type Figures, isSome, type ModFigures, modsBeyond } from './figures.ts';
import type { Newer } from './newer-reading.ts';
import { newerIn } from './newer-readings.ts';
import { oldDaysOf } from './old-days.ts';
import { countsIncrements, modIncrements } from './patches.ts';
import type { Reading } from './recount.ts';
import { expiry, isSealed } from './sealed-slots.ts';
import { dayOfSlot } from './slots.ts';

type Buckets = Figures['buckets'];

const figuresIn = (mods: ModFigures, newer: ReadonlyMap<string, Newer>) =>
  Object.fromEntries(
    Object.keys(mods).flatMap((id) => {
      const figures = newer.get(id)?.figures ?? {};
      return Object.keys(figures).length === 0 ? [] : [[id, figures] as const];
    }),
  );

/** Fields of mods from two sides, which name different ones. */
const together = (added: Record<string, object>, counted: Record<string, object>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(added), ...Object.keys(counted)])].map((id) => [id, { ...added[id], ...counted[id] }]),
  );

/** Those of a portion. */
const readingsFor = (buckets: Buckets, readings: ReadonlyMap<string, Reading>): Map<string, Reading> => {
  const ids = new Set(Object.values(buckets).flatMap((mods) => Object.keys(mods)));
  return new Map([...readings].filter(([id]) => ids.has(id)));
};

/**
 * Adds what some mods lack of a slot and notes in the same step that they have it; puts what was recounted of them in place,
 * unless something newer is there already. One write a bucket.
 */
export const rollUpMods = async (
  slot: string,
  seen: Buckets,
  allReadings: ReadonlyMap<string, Reading>,
): Promise<void> => {
  const today = dayOf(now());
  const buckets = Object.keys(seen);
  const oldDays = await oldDaysOf(buckets, today);
  const readings = readingsFor(seen, allReadings);
  await transaction(async (step) => {
    const applied = await step.get(doc('rollups/{slot}', slot));
    const isLate = await isSealed(step, slot);
    const newer = await newerIn(step, readings);
    const changes = buckets.map((bucket) => ({
      bucket,
      added: isLate ? {} : modsBeyond(seen[bucket] ?? {}, applied?.buckets[bucket]),
      counted: figuresIn(seen[bucket] ?? {}, newer),
    }));
    for (const { bucket, added, counted } of changes) {
      if (!isSome(added) && Object.keys(counted).length === 0) continue;
      const days = { day: dayOfSlot(slot), today, oldDays: (id: string) => oldDays(bucket, id) };
      const mods = together(countsIncrements(added, days), counted);
      step.merge(doc('counts/{bucket}', bucket), { mods, updated_at: SERVER_TIME });
    }
    for (const [id, { feedback: next }] of newer) step.set(doc('feedback/{mod}', id), next);
    const noted = changes.flatMap(({ bucket, added }) => (isSome(added) ? [[bucket, modIncrements(added)]] : []));
    if (noted.length === 0) return;
    step.merge(doc('rollups/{slot}', slot), {
      buckets: Object.fromEntries(noted),
      day: dayOfSlot(slot),
      expires_at: expiry(),
    });
  });
};
