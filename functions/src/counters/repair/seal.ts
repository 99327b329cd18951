import type { SealedFigures } from '@bigorna/domain/entities/mod';
import type { Repair } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { pagesOf } from '../../member-data/pages-of.ts';
import { now } from '../../platform/clock.ts';
import { count, doc, sum, transaction } from '../../platform/firestore.ts';
import { SEALED_AFTER_MS } from '../sealed-slots.ts';
import { beforeSlotsOf, PARTITIONS } from '../slots.ts';
import { settleSlots } from '../sweep-roll-ups.ts';
import { addApplied, added, type ByBucket, NOTHING, recentOnly } from './figures.ts';
import type { Outcome } from './position.ts';

/** The newest day that is so long over that it may be sealed. */
export const dayToSeal = (): string => dayOf(new Date(now().getTime() - SEALED_AFTER_MS - DAY_MS));

const dayAfter = (day: string): string => dayOf(new Date(Date.parse(day) + DAY_MS));

/** Rolls up what both task and sweep have missed of a day: an event that landed long after its slot. */
const settleDay = async (day: string): Promise<void> => {
  const [happened, applied] = await Promise.all([
    count('eventsOfDay', { day }),
    sum('rollUpsOfDay', { day }, 'events'),
  ]);
  if (happened <= applied) return;
  for (const partition of PARTITIONS) {
    const before = `${beforeSlotsOf(partition)}${dayAfter(day)}`;
    let [after, last] = ['', `${beforeSlotsOf(partition)}${day}`];
    while (last !== after) [after, last] = [last, await settleSlots(last, before)];
  }
};

/** What all roll-ups of a day have added to the figures. */
const appliedOn = async (day: string): Promise<{ sums: ByBucket; downloads: number }> => {
  const sums: ByBucket = new Map();
  let downloads = 0;
  for await (const { found } of pagesOf('rollUpsOfDay', { day })) {
    for (const { data } of found) {
      addApplied(sums, data);
      downloads += data.downloads;
    }
  }
  return { sums, downloads };
};

/** Once a bucket and day. A mod that the seal does not know yet begins with what it has when the figures are compared. */
const sealBucket = (bucket: string, day: string, figures: ReadonlyMap<string, SealedFigures>): Promise<void> =>
  transaction(async (step) => {
    const ref = doc('seals/{bucket}', bucket);
    const known = await step.get(ref);
    const mods = [...figures].map(([id, { views, downloads }]) => [id, { views, downloads }] as const);
    step.set(doc('seals/{bucket}/days/{day}', bucket, day), { mods: Object.fromEntries(mods) });
    if (known === undefined || known.day >= day) return;
    const today = dayOf(now());
    const sealed = Object.entries(known.mods).map(([id, before]) => {
      return [id, recentOnly(added(before, figures.get(id) ?? NOTHING), today)] as const;
    });
    step.set(ref, { day, mods: Object.fromEntries(sealed) });
  });

/**
 * Seals the next day that is over: first no roll-up adds to it any more, then what they have added is kept for good. The
 * first night seals only the day before; what was before is in the figures that it begins with.
 */
export const sealDays = async (state: Repair): Promise<Outcome> => {
  const last = dayToSeal();
  const day = state.sealed === null ? last : dayAfter(state.sealed);
  if (day > last) return { next: { ...state, stage: 'sums', cursor: null } };
  if (state.closed !== day) {
    await settleDay(day);
    return { next: { ...state, closed: day } };
  }
  const { sums, downloads } = await appliedOn(day);
  for (const [bucket, figures] of sums) await sealBucket(bucket, day, figures);
  return { next: { ...state, sealed: day, downloads: state.downloads === null ? null : state.downloads + downloads } };
};
