import { z } from 'zod';
import { MOD_TEXT } from '../limits.ts';
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
  side,
  slug,
  timestamp,
} from './common.ts';
import { release } from './release.ts';

/**
 * `mods/{id}`: the public card and its status, without counts. Clients may read the card while the mod is approved.
 * `version`, `minecraft_version`, `loader` and `file_size` are those of the headline release.
 */
export const mod = z.object({
  slug,
  title: z.string().min(1).max(MOD_TEXT.title),
  author: z.string().min(1).max(MOD_TEXT.author),
  short_description: z.string().max(MOD_TEXT.short),
  /** Language of title, descriptions and changelogs. */
  language: locale.default(FALLBACK_LOCALE),
  content_type: contentType,
  access: accessType,
  status: z.enum(MOD_STATUSES),
  featured: z.boolean(),
  version: z.string(),
  minecraft_version: z.string(),
  loader: loader.nullable(),
  /**
   * Side of the headline release among clear releases with a side. Null if no such release exists, and in older
   * documents.
   */
  side: side.nullable().default(null),
  file_size: count,
  categories: z.array(category),
  tags: z.array(z.string().max(MOD_TEXT.tag)).max(MOD_TEXT.tags),
  /** `loader@game version` pairs of all clear releases. */
  compat: z.array(z.string()),
  thumbnail_url: hostPath.nullable(),
  /** The `counts` document of the mod, assigned at creation (`counts-bucket.ts`). */
  counts_bucket: id,
  published_at: timestamp.nullable(),
  /** Date of the newest clear release. Null without one, and in older documents. */
  released_at: timestamp.nullable().default(null),
  created_at: timestamp,
  updated_at: timestamp,
  /**
   * When the mod last entered the review queue, which is sorted by this time. Absent until then, and in older
   * documents.
   */
  submitted_at: timestamp.optional(),
  /** When the mod was soft-deleted and archived, else null. The purge follows after `DELETED_MOD_RETENTION_DAYS`. */
  deleted_at: timestamp.nullable().default(null),
});
export type Mod = z.infer<typeof mod>;

/** `mods/{id}/private/moderation`: data for staff only. */
export const modModeration = z.object({
  created_by: id,
  /** Number of the newest of `mods/{id}/revisions`; absent before the first approval. */
  revision: count.optional(),
  former_status: z.enum(MOD_STATUSES).nullable(),
  /** The status before the soft deletion; null if not deleted. */
  deleted_from: z.enum(MOD_STATUSES).nullable().default(null),
  reason: z.string().nullable(),
  /** The policy of a rejection. `reason` is the additional text. */
  reason_code: z.enum(REJECT_REASONS).nullable().default(null),
  /** Lease of a reviewer: `since` is its start, `at` the last heartbeat. The lease expires `CLAIM_MS` after `at`. */
  claim: z.object({ uid: id, at: timestamp, since: timestamp.optional() }).nullable().default(null),
  decided_by: id.nullable(),
  decided_at: timestamp.nullable(),
});
export type ModModeration = z.infer<typeof modModeration>;

/** `mods/{id}/private/details`: fields of the page that the card lacks, for every status. */
export const modDetails = z.object({
  description: z.string(),
  license: z.string().nullable(),
  links: z.object({ source: httpsUrl.nullable(), issues: httpsUrl.nullable(), site: httpsUrl.nullable() }),
  gallery: z.array(z.object({ url: hostPath, alt: z.string(), width: count, height: count })),
});
export type ModDetails = z.infer<typeof modDetails>;

/** `pages/{modId}`: the materialized mod page, for one read per cache miss. Only clear releases, newest first. */
export const page = mod.extend(modDetails.shape).extend({
  releases: z.array(release.omit({ verdict: true }).extend({ id })),
});
export type Page = z.infer<typeof page>;

/** `mods/{id}/revisions/{n}`: snapshot of an approved state, to revert to. */
export const revision = z.object({ page, made_by: id, made_at: timestamp });
export type Revision = z.infer<typeof revision>;

/** `slugs/{slug}`: current and previous slugs, all reserved. */
export const slugClaim = z.object({ mod_id: id, current: z.boolean() });

/** Counts of a mod. Separate from the card: they change often and must not update the card's `updated_at`. */
export const modCounts = z.object({
  views: count.default(0),
  downloads: count.default(0),
  favorites: count.default(0),
  comments: count.default(0),
  ratings: count.default(0),
  stars: count.default(0),
  /** Recent downloads by day (UTC), for trending and weekly downloads (`trending.ts`). */
  recent: z.record(z.iso.date(), count).default({}),
});
/** `counts/{bucket}`: counts by mod id, for the mods of a bucket (`counts-bucket.ts`). `updated_at` is server time. */
export const countsBucket = z.object({ mods: z.record(z.string(), modCounts), updated_at: timestamp });
/** `system/counts`: number of mods ever created; determines the bucket of the next mod. */
export const countsAllocation = z.object({ mods: count });
export type CountsBucket = z.infer<typeof countsBucket>;
export type ModCounts = z.infer<typeof modCounts>;

const sealedCounts = modCounts.pick({ views: true, downloads: true, recent: true });
export type SealedCounts = z.infer<typeof sealedCounts>;
/**
 * `seals/{bucket}`: totals of views and downloads up to the end of a day, by mod. Baseline of the nightly repair
 * after the day's events have expired.
 */
export const seal = z.object({
  day: z.iso.date(),
  mods: z.record(z.string(), sealedCounts),
});
export type Seal = z.infer<typeof seal>;
/** `seals/{bucket}/days/{day}`: views and downloads of one day. Never deleted. */
export const sealedDay = z.object({
  mods: z.record(z.string(), modCounts.pick({ views: true, downloads: true })),
});

/** Number of ratings by stars. */
export const starCounts = z.object({
  '1': count.default(0),
  '2': count.default(0),
  '3': count.default(0),
  '4': count.default(0),
  '5': count.default(0),
});
export type StarCounts = z.infer<typeof starCounts>;
/** The newest votes about a release, by day (UTC): input of `compat-votes.ts`. */
export const releaseVotes = z.object({
  days: z.record(z.iso.date(), z.object({ works: count, broken: count })),
  /** Server time of the recount. */
  counted_at: timestamp,
});
export type ReleaseVotes = z.infer<typeof releaseVotes>;
/** `feedback/{modId}`: ratings and votes, as last recounted. */
export const feedback = z.object({
  stars: starCounts.prefault({}),
  /** Votes by release. */
  releases: z.record(z.string(), releaseVotes).default({}),
  /** Server time of the last recount by kind. Older recounts are ignored. */
  counted_at: z
    .object({ favorites: timestamp.optional(), comments: timestamp.optional(), ratings: timestamp.optional() })
    .default({}),
});
export type Feedback = z.infer<typeof feedback>;
