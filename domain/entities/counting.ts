import { z } from 'zod';
import { adCounts } from './ad.ts';
import { count, id, timestamp } from './common.ts';

/** Counted events of mods and ads. */
export const MOD_EVENTS = ['view', 'download'] as const;
export const AD_EVENTS = ['ad_view', 'ad_click'] as const;
/** Counts that are recomputed from documents. Events of these kinds only request a recount. */
export const RECOUNT_KINDS = ['favorites', 'comments', 'ratings', 'votes'] as const;
export type RecountKind = (typeof RECOUNT_KINDS)[number];
/**
 * `slot`: see `functions/src/counters/slots.ts`. Readers ignore the event after `expires_at`; the TTL policy deletes it
 * later.
 */
const eventFields = { day: z.iso.date(), slot: z.string(), at: timestamp, expires_at: timestamp };
/** `events/{kind}_{who}_{what}_{day}`: an event, counted once. `events/{kind}_{what}_{slot}`: a recount request. */
export const countableEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(MOD_EVENTS),
    mod_id: id,
    release_id: id.nullable(),
    /** The `counts` document to update. */
    bucket: id,
    ...eventFields,
  }),
  z.object({ kind: z.enum(AD_EVENTS), ad_id: id, ...eventFields }),
  z.object({
    kind: z.enum(RECOUNT_KINDS),
    mod_id: id,
    /** For `votes`: the release to recount. */
    release_id: id.nullable(),
    bucket: id,
    ...eventFields,
  }),
]);
export type CountableEvent = z.infer<typeof countableEvent>;

/**
 * `rollups/{slot}`: events of a slot that the counts already include. A repeated roll-up adds only newer events. The
 * document must outlive its events; otherwise the events would count twice.
 */
export const rollUp = z.object({
  /** The day (UTC) of the slot. */
  day: z.iso.date(),
  /** Number of included events. */
  events: count.default(0),
  /** Counts by `counts` bucket and mod. */
  buckets: z
    .record(z.string(), z.record(z.string(), z.object({ views: count.default(0), downloads: count.default(0) })))
    .default({}),
  /** Downloads included in `stats/site`. */
  downloads: count.default(0),
  ads: z.record(z.string(), adCounts).default({}),
  expires_at: timestamp,
});
export type RollUp = z.infer<typeof rollUp>;

/** `egress/{day}-{shard}`: one shard's part of the file bytes that members requested on a day (UTC). */
export const egress = z.object({ bytes: count, expires_at: timestamp });

/**
 * `system/roll-up`. `swept`: cursor of the sweep, by partition. `left`: earlier slots that failed, with the number of
 * attempts per slot.
 */
export const rollUpSweep = z.object({
  swept: z.record(z.string(), z.string()).default({}),
  left: z.record(z.string(), count).default({}),
});

/** Stages of the nightly repair of the counts, in order. */
export const REPAIR_STAGES = ['seal', 'sums', 'counts', 'totals'] as const;
/** `system/repair`: progress of the nightly repair. */
export const repair = z.object({
  /** Null when the nightly run is done. */
  stage: z.enum(REPAIR_STAGES).nullable(),
  /** The last `counts` bucket that the stage has processed. */
  cursor: z.string().nullable(),
  /** The newest sealed day (UTC); null before the first run. */
  sealed: z.iso.date().nullable(),
  /** The newest day closed for roll-ups: sealed, or being sealed. */
  closed: z.iso.date().nullable(),
  /** All downloads up to the sealed day; null before the first run. */
  downloads: count.nullable(),
  /** Cursor: the next nightly run starts after this bucket. */
  recounted: z.string().nullable(),
  /** Number of mods that this run may still recount. */
  left: count,
  /** Number of counts that this run corrected. */
  mended: count,
  at: timestamp,
});
export type Repair = z.infer<typeof repair>;
