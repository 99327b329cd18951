import { z } from 'zod';
import { SORTS } from '../catalogue-terms.ts';
import { ad } from '../entities/ad.ts';
import {
  accessType,
  category,
  channel,
  contentType,
  count,
  hostPath,
  id,
  isoTimestamp,
  loader,
  side,
} from '../entities/common.ts';
import { mod, modDetails } from '../entities/mod.ts';
import { release } from '../entities/release.ts';
import { translated } from '../entities/staff-fields.ts';
import {
  AUTHOR_CATEGORIES_MAX,
  AUTHOR_KEY_MAX,
  MOD_TEXT,
  PAGE_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  RELATED_MAX,
  SEARCH_TEXT_MAX,
} from '../limits.ts';
import { LANGUAGES } from '../locales.ts';
import { isVersionQuery, VERSION_QUERY } from '../version-range.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { createIntegerSchema, pageMeta } from './list-query.schemas.ts';
import type { modEndpoints } from './mods.ts';

/** A mod in lists: public fields and counts. */
export const modCard = mod
  .omit({ status: true, created_at: true, submitted_at: true, counts_bucket: true, deleted_at: true })
  .extend({
    id,
    /** Always `/mods/{slug}/download`. */
    download_url: hostPath,
    published_at: isoTimestamp.nullable(),
    /** Date of the newest release; null without one. */
    released_at: isoTimestamp.nullable(),
    updated_at: isoTimestamp,
    views: count,
    downloads: count,
    favorites: count,
    comments: count,
    /** Mean of 1 to 5 stars; null without ratings. */
    rating: z.number().min(1).max(5).nullable(),
    ratings: count,
  });
export type ModCard = z.infer<typeof modCard>;

/** A card with the status, for staff. */
export const staffModCard = modCard.extend({
  status: mod.shape.status,
  deleted_at: isoTimestamp.nullable(),
  /** Since when a pending mod waits for review; null in other statuses. */
  submitted_at: isoTimestamp.nullable(),
});
export type StaffModCard = z.infer<typeof staffModCard>;

/** A release in responses. For visitors, `dependencies` contains only visible mods. */
export const modRelease = release.omit({ verdict: true }).extend({
  id,
  published_at: isoTimestamp,
  /** Number of required mods that no longer exist. */
  missing_dependencies: count,
});
export type ModRelease = z.infer<typeof modRelease>;

export const modPage = modCard.extend(modDetails.shape).extend({
  /** Newest first by version number. */
  releases: z.array(modRelease),
});
export type ModPage = z.infer<typeof modPage>;

/** A game version, or a range such as `>=1.21`. A version that no release names has no results. */
const gameVersionQuery = z
  .string()
  .regex(VERSION_QUERY, { error: 'unknown_game_version', abort: true })
  .refine(isVersionQuery, { error: 'unknown_game_version' });

const facetValues = <T extends z.ZodType>(schema: T) => z.array(schema).max(30);

/** Query of the catalogue. Values of a repeated key are combined with OR, facets with AND. */
export const modsQuery = z.strictObject({
  q: z.string().trim().max(SEARCH_TEXT_MAX, { error: 'too_long' }).optional(),
  content_type: contentType.optional(),
  loader: facetValues(loader).optional(),
  game_version: facetValues(gameVersionQuery).optional(),
  category: facetValues(category).optional(),
  exclude_category: facetValues(category).optional(),
  /** Whole tags, ignoring case and accents. */
  tag: facetValues(z.string().trim().min(1).max(MOD_TEXT.tag, { error: 'too_long' })).optional(),
  /** An author by any spelling of the name, or by key (`author-key.ts`). */
  author: z.string().trim().min(1).max(AUTHOR_KEY_MAX, { error: 'too_long' }).optional(),
  access: accessType.optional(),
  side: facetValues(side).optional(),
  /** Language of the texts, in any region. */
  language: facetValues(z.enum(LANGUAGES)).optional(),
  featured: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).optional(),
  facets: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).optional(),
  sort: z.enum(SORTS).optional(),
  page: createIntegerSchema(1, PAGE_MAX).default(1),
  limit: createIntegerSchema(1, PAGE_SIZE_MAX).default(PAGE_SIZE),
});
export type ModsQuery = z.infer<typeof modsQuery>;

export const facetCounts = z.object({
  content_type: z.record(z.string(), count),
  loader: z.record(z.string(), count),
  game_version: z.record(z.string(), count),
  category: z.record(z.string(), count),
  access: z.record(z.string(), count),
  side: z.record(z.string(), count),
  language: z.record(z.string(), count),
});
export const listMeta = pageMeta.extend({
  facets: facetCounts.optional(),
  /** A likely correction if the typed text has no hits. The results are the hits of the correction. */
  did_you_mean: z.string().optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** An ad for visitors. If a placement has several ads, the page picks one of them by weight. */
export const adCard = ad
  .pick({ image_url: true, width: true, height: true, link: true, placement: true, weight: true })
  .extend({ id, alt: translated });
export type AdCard = z.infer<typeof adCard>;

export const home = z.object({
  totals: z.object({ downloads: count, mods: count, users: count }),
  featured: z.array(modCard),
  mod_of_the_week: modCard.nullable(),
  popular: z.array(modCard),
  recent: z.array(modCard),
  rising: z.array(modCard),
  ads: z.array(adCard),
});
export type Home = z.infer<typeof home>;

/** What the calls about the mod of a slug have in common. */
export const ofSlug = { params: z.object({ slug: z.string().max(200) }), errors: ['mod_not_found'] } as const;

/** An author: a name in the approved mods. Not an account. */
export const author = z.object({
  /** See `author-key.ts`. */
  key: z.string().min(1),
  /** As the newest mod or addon spells it. */
  name: z.string(),
  mods: count,
  addons: count,
  downloads: count,
  favorites: count,
  /** Mean of all ratings; null without ratings. */
  rating: z.number().min(1).max(5).nullable(),
  ratings: count,
  /** The most used ones, most used first. */
  categories: z.array(category).max(AUTHOR_CATEGORIES_MAX),
  first_published_at: isoTimestamp,
  /** Date of the newest release. */
  released_at: isoTimestamp,
});
export type Author = z.infer<typeof author>;

/** Filter of a mod's releases. One release must match all facets (R008). */
export const releasesQuery = z.strictObject({
  loader: facetValues(loader).optional(),
  game_version: facetValues(gameVersionQuery).optional(),
  channel: facetValues(channel).optional(),
});

export const related = z.object({
  /** Other mods with the same author name. */
  by_author: z.array(modCard).max(RELATED_MAX),
  /** Mods that share the most features, such as categories and tags. */
  similar: z.array(modCard).max(RELATED_MAX),
});
export type Related = z.infer<typeof related>;

export const modSchemas = {
  viewMod: {
    summary: 'Count a view of a mod page, once per visitor, mod and day; not for staff',
    params: z.object({ id }),
    response: z.null(),
    errors: ['mod_not_found'],
  },
  home: {
    summary: 'Get everything that the home page shows',
    response: home,
  },
  listMods: {
    summary: 'Search, filter, sort and page the approved mods; without parameters the first 24',
    query: modsQuery,
    response: z.array(modCard),
    meta: listMeta,
  },
  listModsForSuperAdmin: {
    summary: 'List mods of every status, for super_admin on the site',
    query: modsQuery,
    response: z.array(staffModCard),
    meta: listMeta,
  },
  getMod: {
    ...ofSlug,
    summary: 'Get a mod page by slug; a previous slug also works, and the response has the current one',
    response: modPage,
  },
  listReleases: {
    ...ofSlug,
    summary: 'List a mod’s releases, newest version first',
    query: releasesQuery,
    response: z.array(modRelease),
    meta: z.object({ total: count }),
  },
  getAuthor: {
    summary: 'Get an author of approved mods by key; any spelling of the name works too',
    params: z.object({ key: z.string().max(AUTHOR_KEY_MAX) }),
    response: author,
    errors: ['author_not_found'],
  },
  relatedMods: { ...ofSlug, summary: 'List similar mods and others by the same author', response: related },
} satisfies SchemaTable<typeof modEndpoints>;
