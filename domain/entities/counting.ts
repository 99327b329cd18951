import { z } from 'zod';
import { adCounts } from './ad.ts';
import { count, id, moment } from './common.ts';

/** What is counted of mods, and what of ads. */
export const MOD_EVENTS = ['view', 'download'] as const;
export const AD_EVENTS = ['ad_view', 'ad_click'] as const;
/** What members do about a mod that is recounted from its documents: an event of these says only that it is due. */
export const MOD_TOUCHES = ['favorites', 'comments', 'ratings', 'votes'] as const;
export type ModTouch = (typeof MOD_TOUCHES)[number];
/** `slot` is `counters/slots.ts`'s; from `expires_at` on the event is none any more (the database deletes it later). */
const happened = { day: z.iso.date(), slot: z.string(), at: moment, expires_at: moment };
/** `events/{kind}_{who}_{what}_{day}`: one countable event, once; `events/{kind}_{what}_{slot}` for what is recounted. */
export const countableEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(MOD_EVENTS),
    mod_id: id,
    release_id: id.nullable(),
    /** The `counts` document that it goes to. */
    bucket: id,
    ...happened,
  }),
  z.object({ kind: z.enum(AD_EVENTS), ad_id: id, ...happened }),
  z.object({
    kind: z.enum(MOD_TOUCHES),
    mod_id: id,
    /** Of which release, where votes are recounted. */
    release_id: id.nullable(),
    bucket: id,
    ...happened,
  }),
]);
export type CountableEvent = z.infer<typeof countableEvent>;

/**
 * `rollups/{slot}`: how much of a slot's events the figures hold, so that adding them up again adds only what came
 * since. Kept longer than the events, or they would count a second time.
 */
export const rollUp = z.object({
  /** The day (UTC) that the slot lies in. */
  day: z.iso.date(),
  /** How many events are in the figures, all of them added. */
  events: count.default(0),
  /** By `counts` bucket and mod. */
  buckets: z
    .record(z.string(), z.record(z.string(), z.object({ views: count.default(0), downloads: count.default(0) })))
    .default({}),
  /** What `stats/site` holds of them. */
  downloads: count.default(0),
  ads: z.record(z.string(), adCounts).default({}),
  expires_at: moment,
});
export type RollUp = z.infer<typeof rollUp>;

/**
 * `system/roll-up`: the slot, by partition, up to which the sweep has looked; and the slots before it that could not be rolled
 * up, with how often that was tried.
 */
export const rollUpSweep = z.object({
  swept: z.record(z.string(), z.string()).default({}),
  left: z.record(z.string(), count).default({}),
});

/** What the nightly repair of the figures goes through, one after the other. */
export const REPAIR_STAGES = ['seal', 'sums', 'counts', 'totals'] as const;
/** `system/repair`: how far the nightly repair has come. */
export const repair = z.object({
  /** Null when the night is through. */
  stage: z.enum(REPAIR_STAGES).nullable(),
  /** The last `counts` bucket that a stage is done with. */
  cursor: z.string().nullable(),
  /** The newest day (UTC) that is sealed; null before the first night. */
  sealed: z.iso.date().nullable(),
  /** The newest day that no roll-up adds to any more: it is sealed, or being sealed. */
  closed: z.iso.date().nullable(),
  /** All downloads up to the sealed day; null before the first night. */
  downloads: count.nullable(),
  /** The last bucket whose mods were recounted; the next night goes on behind it. */
  recounted: z.string().nullable(),
  /** How many mods this night may still recount. */
  left: count,
  /** How many figures this night has mended. */
  mended: count,
  at: moment,
});
export type Repair = z.infer<typeof repair>;
