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
  isoMoment,
  loader,
} from '../entities/common.ts';
import { mod, modDetails } from '../entities/mod.ts';
import { release } from '../entities/release.ts';
import { translated } from '../entities/written.ts';
import { GAME_VERSIONS } from '../game-versions.ts';
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX, RELATED_MAX, SEARCH_TEXT_MAX } from '../limits.ts';
import { isVersionRange } from '../version-range.ts';
import { endpoint } from './endpoint.ts';

/** A mod as lists show it: its public fields and its figures. */
export const modCard = mod.omit({ status: true, created_at: true, counts_bucket: true, deleted_at: true }).extend({
  id,
  /** Always `/mods/{slug}/download`. */
  download_url: hostPath,
  published_at: isoMoment.nullable(),
  updated_at: isoMoment,
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
export const staffModCard = modCard.extend({ status: mod.shape.status, deleted_at: isoMoment.nullable() });
export type StaffModCard = z.infer<typeof staffModCard>;

/** A release as answers show it. For visitors `dependencies` are the mods that they may see. */
export const modRelease = release.omit({ verdict: true }).extend({
  id,
  published_at: isoMoment,
  /** How many mods it requires that are no longer here. */
  missing_dependencies: count,
});
export type ModRelease = z.infer<typeof modRelease>;

export const modPage = modCard.extend(modDetails.shape).extend({
  /** Newest first by version number. */
  releases: z.array(modRelease),
});
export type ModPage = z.infer<typeof modPage>;

/** A game version that the portal knows, or a range of them such as `>=1.21`. */
const gameVersionQuestion = z.union([
  z.enum(GAME_VERSIONS),
  z.string().refine(isVersionRange, { error: 'unknown_game_version' }),
]);

const severalOf = <T extends z.ZodType>(schema: T) => z.array(schema).max(30);

/** The question put to the catalogue. Repeated keys are OR within a facet, facets are AND. */
export const modsQuery = z.strictObject({
  q: z.string().trim().max(SEARCH_TEXT_MAX, { error: 'too_long' }).optional(),
  content_type: contentType.optional(),
  loader: severalOf(loader).optional(),
  game_version: severalOf(gameVersionQuestion).optional(),
  category: severalOf(category).optional(),
  exclude_category: severalOf(category).optional(),
  access: accessType.optional(),
  featured: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).optional(),
  facets: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).optional(),
  sort: z.enum(SORTS).optional(),
  page: z.coerce.number().int().min(1, { error: 'too_small' }).max(PAGE_MAX, { error: 'too_big' }).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1, { error: 'too_small' })
    .max(PAGE_SIZE_MAX, { error: 'too_big' })
    .default(PAGE_SIZE),
});
export type ModsQuery = z.infer<typeof modsQuery>;

export const facetCounts = z.object({
  content_type: z.record(z.string(), count),
  loader: z.record(z.string(), count),
  game_version: z.record(z.string(), count),
  category: z.record(z.string(), count),
  access: z.record(z.string(), count),
});
export const listMeta = z.object({
  total: count,
  page: z.int().positive(),
  limit: z.int().positive(),
  pages: count,
  facets: facetCounts.optional(),
  /** The text that was probably meant, where the one asked finds little; its hits are among the answer's. */
  did_you_mean: z.string().optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** An ad as pages show it; where a placement has several, the page picks one by weight. */
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

const slugParams = z.object({ slug: z.string().max(200) });

/** Which of a mod's releases; loader and game version must be on the same one. */
export const releasesQuery = z.strictObject({
  loader: severalOf(loader).optional(),
  game_version: severalOf(gameVersionQuestion).optional(),
  channel: severalOf(channel).optional(),
});

export const related = z.object({
  /** Other mods under the same shown name. */
  by_author: z.array(modCard).max(RELATED_MAX),
  /** Mods that share kind, categories and tags. */
  similar: z.array(modCard).max(RELATED_MAX),
});
export type Related = z.infer<typeof related>;

export const modEndpoints = {
  viewMod: endpoint({
    method: 'post',
    path: '/mods/{id}/view',
    summary: 'A visitor sees a mod’s page; counted once a visitor, mod and day, never for staff',
    access: 'anyone',
    service: 'catalogue',
    dialect: 'envelope',
    params: z.object({ id }),
    answer: z.null(),
    errors: ['mod_not_found', 'too_many_requests'],
  }),
  home: endpoint({
    method: 'get',
    path: '/home',
    summary: 'Everything the home page shows, in one call',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    answer: home,
    errors: [],
  }),
  listMods: endpoint({
    method: 'get',
    path: '/mods/public',
    summary: 'The approved catalogue: search, filters, sort, pages; without parameters the first 24',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    query: modsQuery,
    answer: z.array(modCard),
    meta: listMeta,
    errors: ['too_many_requests'],
  }),
  listModsForSuperAdmin: endpoint({
    method: 'get',
    path: '/mods/admin',
    summary: 'The site’s own list for super_admin: every status',
    access: 'list:mod:admin',
    service: 'catalogue',
    dialect: 'envelope',
    query: modsQuery,
    answer: z.array(staffModCard),
    meta: listMeta,
    errors: [],
  }),
  getMod: endpoint({
    method: 'get',
    path: '/mods/{slug}',
    summary: 'A mod’s page; a former slug answers with the present one inside',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    params: slugParams,
    answer: modPage,
    errors: ['mod_not_found', 'too_many_requests'],
  }),
  listReleases: endpoint({
    method: 'get',
    path: '/mods/{slug}/releases',
    summary: 'A mod’s releases, newest first by version number',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    params: slugParams,
    query: releasesQuery,
    answer: z.array(modRelease),
    meta: z.object({ total: count }),
    errors: ['mod_not_found', 'too_many_requests'],
  }),
  relatedMods: endpoint({
    method: 'get',
    path: '/mods/{slug}/related',
    summary: 'Mods like this one, and others by its author',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 60,
    params: slugParams,
    answer: related,
    errors: ['mod_not_found', 'too_many_requests'],
  }),
};
