import { z } from 'zod';
import { type DownloadOrigin, REDEMPTION_ERRORS } from '../download-return.ts';
import { downloadEntry } from '../entities/account.ts';
import { count, gameVersion, hostPath, id, isoMoment, loader, sha256, slug } from '../entities/common.ts';
import { ACCESS_TYPES, HISTORY_PAGE_SIZE, PAGE_SIZE_MAX, PERIODS, SEARCH_TEXT_MAX } from '../limits.ts';
import { endpoint } from './endpoint.ts';

/** An entry of the download history, as answered and as kept in the browser. */
export const historyEntry = downloadEntry.extend({ downloaded_at: isoMoment });
export type HistoryEntry = z.infer<typeof historyEntry>;

export const downloadTicket = z.object({
  /** Leads to the bytes, or to the site that holds them, for ten minutes: `/api/download/{ticket}`. */
  url: hostPath,
  /** Which release it is for. */
  release_id: id,
  version: z.string(),
  file_name: z.string(),
  /** 0 for a file that is held elsewhere. */
  size: count,
  /** Null for a file that is held elsewhere: nobody vouches for its bytes. */
  sha256: sha256.nullable(),
  /** Held elsewhere: `url` leads to another site. */
  external: z.boolean(),
  expires_at: isoMoment,
});
export type DownloadTicket = z.infer<typeof downloadTicket>;

/**
 * Which release: the one named, else the one recommended for a game (`recommendedRelease`), else the mod's headline
 * release. A release named wins over a game.
 */
export const downloadBody = z.object({
  release_id: id.optional(),
  game_version: gameVersion.optional(),
  loader: loader.optional(),
});

export const historyQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1, { error: 'too_small' })
    .max(PAGE_SIZE_MAX, { error: 'too_big' })
    .default(HISTORY_PAGE_SIZE),
  page: z.coerce.number().int().min(1, { error: 'too_small' }).default(1),
  search: z.string().trim().max(SEARCH_TEXT_MAX, { error: 'too_long' }).default(''),
  period: z.enum(PERIODS).default('all'),
  type: z.enum(['all', ...ACCESS_TYPES]).default('all'),
});

/** What a ticket's address may say besides. */
export const downloadOrigin = z.object({ mod: slug, release: id }) satisfies z.ZodType<DownloadOrigin>;

export const downloadEndpoints = {
  issueDownload: endpoint({
    method: 'post',
    path: '/mods/{id}/download',
    summary: 'A download ticket: for the release named, the one recommended for a game, or the headline release',
    access: 'verified',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    body: downloadBody,
    answer: downloadTicket,
    errors: ['mod_not_found', 'download_url_unavailable', 'email_not_verified', 'too_many_requests'],
  }),
  redeemDownload: endpoint({
    method: 'get',
    path: '/download/{ticket}',
    summary: 'The bytes of a ticket, or the way to them; counts and keeps the history',
    access: 'public',
    service: 'api',
    dialect: 'raw',
    params: z.object({ ticket: z.string().max(2000) }),
    /** Of the site's own page, to which a browser is led (302) where it gets no file. */
    query: downloadOrigin.partial(),
    answer: z.unknown(),
    errors: REDEMPTION_ERRORS,
  }),
  listHistory: endpoint({
    method: 'get',
    path: '/mods/user/downloads/history',
    summary: 'The member’s download history, newest first',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    query: historyQuery,
    answer: z.array(historyEntry),
    meta: z.object({ total: count, page: z.int().positive(), limit: z.int().positive(), pages: count }),
    errors: ['too_many_requests'],
  }),
  countHistory: endpoint({
    method: 'get',
    path: '/mods/user/downloads/count',
    summary: 'How many mods the history holds',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: z.object({ total: count }),
    errors: ['too_many_requests'],
  }),
  clearHistory: endpoint({
    method: 'delete',
    path: '/mods/user/downloads/history',
    summary: 'Take every mod out of the history; what was downloaded may still be rated',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: z.null(),
    errors: ['too_many_requests'],
  }),
  removeFromHistory: endpoint({
    method: 'delete',
    path: '/mods/user/downloads/history/{modId}',
    summary: 'Take one mod out of the history; one that is not in it is no error',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ modId: id }),
    answer: z.null(),
    errors: ['too_many_requests'],
  }),
};
