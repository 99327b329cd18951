import type { Repair } from '@bigorna/domain/entities/counting';
import type { SealedFigures } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { pagesOf } from '../../member-data/pages-of.ts';
import { now } from '../../platform/clock.ts';
import { count, doc, transaction } from '../../platform/firestore.ts';
import { SEALED_AFTER_MS } from '../sealed-slots.ts';
import { beforeSlotsOf, PARTITIONS } from '../slots.ts';
import { settleSlots } from '../sweep-roll-ups.ts';
import { addApplied, added, type ByBucket, NOTHING, recentOnly } from './figures.ts';
import type { Outcome } from './position.ts';

/** The newest day that is so long over that it may be sealed. */
export const dayToSeal = (): string => dayOf(new Date(now().getTime() - SEALED_AFTER_MS - DAY_MS));

const dayAfter = (day: string): string => dayOf(new Date(Date.parse(day) + DAY_MS));

/** How many of a day's events its roll-ups hold. Read one by one: a sum in the database would need an index of its own. */
const eventsApplied = async (day: string): Promise<number> => {
  let events = 0;
  for await (const { found } of pagesOf('rollUpsOfDay', { day })) for (const { data } of found) events += data.events;
  return events;
};

/**
 * Rolls up what both task and sweep have missed of a day, as an event that landed long after its slot: some slots at once.
 *
 * @param cursor the slot reached so far; null at the beginning
 * @returns the slot reached now; undefined when the day is through, or lacks nothing
 */
const settleSome = async (day: string, cursor: string | null): Promise<string | undefined> => {
  if (cursor === null && (await count('eventsOfDay', { day })) <= (await eventsApplied(day))) return undefined;
  const partition = PARTITIONS.find((one) => cursor?.startsWith(beforeSlotsOf(one))) ?? 0;
  const behind = cursor ?? `${beforeSlotsOf(partition)}${day}`;
  const reached = await settleSlots(behind, `${beforeSlotsOf(partition)}${dayAfter(day)}`);
  if (reached !== behind) return reached;
  const next = PARTITIONS[PARTITIONS.indexOf(partition) + 1];
  return next === undefined ? undefined : `${beforeSlotsOf(next)}${day}`;
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
    const cursor = await settleSome(day, state.cursor);
    return { next: cursor === undefined ? { ...state, closed: day, cursor: null } : { ...state, cursor } };
  }
  const { sums, downloads } = await appliedOn(day);
  for (const [bucket, figures] of sums) await sealBucket(bucket, day, figures);
  return { next: { ...state, sealed: day, downloads: state.downloads === null ? null : state.downloads + downloads } };
};
