import { z } from 'zod';
import { FALLBACK_LOCALE } from '../locales.ts';
import { MOD_STATUSES } from '../mod-status.ts';
import { REJECT_REASONS } from '../reject-reasons.ts';
import {
  accessType,
  category,
  contentType,
  count,
  hostPath,
  httpsUrl,
  id,
  loader,
  locale,
  moment,
  slug,
} from './common.ts';
import { release } from './release.ts';

/**
 * `mods/{id}`: the public card, its status and nothing that counts. Clients may get it while it is approved.
 * `version`, `minecraft_version`, `loader` and `file_size` are those of the headline release.
 */
export const mod = z.object({
  slug,
  title: z.string().min(1).max(120),
  author: z.string().min(1).max(100),
  short_description: z.string().max(300),
  /** What title, descriptions and changelogs are written in. */
  language: locale.default(FALLBACK_LOCALE),
  content_type: contentType,
  access: accessType,
  status: z.enum(MOD_STATUSES),
  featured: z.boolean(),
  version: z.string(),
  minecraft_version: z.string(),
  loader: loader.nullable(),
  file_size: count,
  categories: z.array(category),
  tags: z.array(z.string().max(40)).max(20),
  /** `loader@game version` pairs of all clear releases. */
  compat: z.array(z.string()),
  thumbnail_url: hostPath.nullable(),
  /** The `counts` document that holds its figures; given once, when the mod is made (`counts-bucket.ts`). */
  counts_bucket: id,
  published_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  /** Thrown away then, and archived; purged after `DELETED_MOD_KEPT_DAYS`. Null for all others. */
  deleted_at: moment.nullable().default(null),
});
export type Mod = z.infer<typeof mod>;

/** `mods/{id}/private/moderation`: what only staff may know. */
export const modModeration = z.object({
  created_by: id,
  /** Number of the newest of `mods/{id}/revisions`; absent before the first approval. */
  revision: count.optional(),
  former_status: z.enum(MOD_STATUSES).nullable(),
  /** The status before it was thrown away; only while it is. */
  deleted_from: z.enum(MOD_STATUSES).nullable().default(null),
  reason: z.string().nullable(),
  /** The policy that a rejection names; `reason` is what was said beside it. */
  reason_code: z.enum(REJECT_REASONS).nullable().default(null),
  /** Who looks at it in the queue, since when, and the last sign of life; worth nothing `CLAIM_MS` after that. */
  claim: z.object({ uid: id, at: moment, since: moment.optional() }).nullable().default(null),
  decided_by: id.nullable(),
  decided_at: moment.nullable(),
});
export type ModModeration = z.infer<typeof modModeration>;

/** `mods/{id}/private/details`: what the page shows and the card does not, whatever the status. */
export const modDetails = z.object({
  description: z.string(),
  license: z.string().nullable(),
  links: z.object({ source: httpsUrl.nullable(), issues: httpsUrl.nullable(), site: httpsUrl.nullable() }),
  gallery: z.array(z.object({ url: hostPath, alt: z.string(), width: count, height: count })),
});
export type ModDetails = z.infer<typeof modDetails>;

/** `pages/{modId}`: the materialised mod page, so that a cache miss is one read. Its `releases` are the clear ones, newest first. */
export const page = mod.extend(modDetails.shape).extend({
  releases: z.array(release.omit({ verdict: true }).extend({ id })),
});
export type Page = z.infer<typeof page>;

/** `mods/{id}/revisions/{n}`: an approved state as it was, to be brought back. */
export const revision = z.object({ page, made_by: id, made_at: moment });
export type Revision = z.infer<typeof revision>;

/** `slugs/{slug}`: present and former slugs, all reserved. */
export const slugClaim = z.object({ mod_id: id, current: z.boolean() });
export type SlugClaim = z.infer<typeof slugClaim>;

/** The figures of one mod, kept apart from its card: they change often and never touch the mod's `updated_at`. */
export const modCounts = z.object({
  views: count.default(0),
  downloads: count.default(0),
  favorites: count.default(0),
  comments: count.default(0),
  ratings: count.default(0),
  stars: count.default(0),
  /** Downloads of the last days, by day (UTC): what trending and the week's figure are reckoned from (`trending.ts`). */
  recent: z.record(z.iso.date(), count).default({}),
});
/** `counts/{bucket}`: the figures of all mods of a bucket (`counts-bucket.ts`), by mod id. `updated_at` is the server's time. */
export const countsBucket = z.object({ mods: z.record(z.string(), modCounts), updated_at: moment });
/** `system/counts`: how many mods were ever made; the next one's bucket follows from it. */
export const countsAllocation = z.object({ mods: count });
export type CountsBucket = z.infer<typeof countsBucket>;
export type ModCounts = z.infer<typeof modCounts>;

/** Views and downloads of a mod, those of the last days by day. */
const sealedFigures = modCounts.pick({ views: true, downloads: true, recent: true });
export type SealedFigures = z.infer<typeof sealedFigures>;
/**
 * `seals/{bucket}`: what the views and downloads of a bucket's mods came to up to the end of a day: the ground that the
 * nightly repair stands on when the events of that day are gone.
 */
export const seal = z.object({
  day: z.iso.date(),
  mods: z.record(z.string(), sealedFigures),
});
export type Seal = z.infer<typeof seal>;
/** `seals/{bucket}/days/{day}`: what a day added, for good. */
export const sealedDay = z.object({
  mods: z.record(z.string(), modCounts.pick({ views: true, downloads: true })),
});

/** How many ratings gave each number of stars. */
export const starCounts = z.object({
  '1': count.default(0),
  '2': count.default(0),
  '3': count.default(0),
  '4': count.default(0),
  '5': count.default(0),
});
export type StarCounts = z.infer<typeof starCounts>;
/** The newest votes about a release, by day (UTC): what `compat-votes.ts` reckons from. */
export const releaseVotes = z.object({
  days: z.record(z.iso.date(), z.object({ works: count, broken: count })),
  /** The server's time of the reading. */
  counted_at: moment,
});
export type ReleaseVotes = z.infer<typeof releaseVotes>;
/** `feedback/{modId}`: what members say of a mod, as it was last recounted. */
export const feedback = z.object({
  stars: starCounts.prefault({}),
  /** By release. */
  releases: z.record(z.string(), releaseVotes).default({}),
  /** The server's time of each reading that the mod's figures come from: an older one changes nothing any more. */
  counted_at: z
    .object({ favorites: moment.optional(), comments: moment.optional(), ratings: moment.optional() })
    .default({}),
});
export type Feedback = z.infer<typeof feedback>;
