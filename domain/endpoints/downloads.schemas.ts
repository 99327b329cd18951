import { z } from 'zod';
import { type DownloadOrigin, REDEMPTION_ERRORS } from '../download-return.ts';
import { downloadEntry } from '../entities/account.ts';
import { count, gameVersion, hostPath, id, isoTimestamp, loader, sha256, slug } from '../entities/common.ts';
import { ACCESS_TYPES, HISTORY_PAGE_SIZE, PAGE_SIZE_MAX, SEARCH_TEXT_MAX } from '../limits.ts';
import type { downloadEndpoints } from './downloads.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { createIntegerSchema, pageMeta, periodQuery } from './list-query.schemas.ts';

/** An entry of the download history, in responses and in browser storage. */
export const historyEntry = downloadEntry.extend({
  downloaded_at: isoTimestamp,
  /** When this entry was last written. */
  saved_at: isoTimestamp,
  /** Date of `downloaded_at` in UTC. */
  date: z.iso.date(),
  /** Time of `downloaded_at` in UTC, `HH:MM`. */
  time: z.string().regex(/^\d{2}:\d{2}$/),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const downloadTicket = z.object({
  /**
   * `/api/download/{ticket}`, valid for ten minutes. Redirects to the file. In the emulators it returns the bytes of a
   * stored file.
   */
  url: hostPath,
  /** The release of the ticket. */
  release_id: id,
  version: z.string(),
  file_name: z.string(),
  /** In bytes; 0 for an external file. */
  size: count,
  /** Null for an external file: its bytes are unknown. */
  sha256: sha256.nullable(),
  /** Whether another site hosts the file: `url` then redirects to that site. */
  external: z.boolean(),
  expires_at: isoTimestamp,
});
export type DownloadTicket = z.infer<typeof downloadTicket>;

/**
 * Selects the release: by id, else the recommended release for a game (`pickRecommendedRelease`), else the headline
 * release. `release_id` takes precedence over the game.
 */
export const downloadBody = z.object({
  release_id: id.optional(),
  game_version: gameVersion.optional(),
  loader: loader.optional(),
});

export const historyQuery = z.strictObject({
  limit: createIntegerSchema(1, PAGE_SIZE_MAX).default(HISTORY_PAGE_SIZE),
  page: z.coerce.number().int().min(1, { error: 'too_small' }).default(1),
  search: z.string().trim().max(SEARCH_TEXT_MAX, { error: 'too_long' }).default(''),
  ...periodQuery,
  type: z.enum(['all', ...ACCESS_TYPES]).default('all'),
});

/** Optional query parameters of a ticket URL. */
export const downloadOrigin = z.object({ mod: slug, release: id }) satisfies z.ZodType<DownloadOrigin>;

export const downloadSchemas = {
  issueDownload: {
    summary: 'Get a download ticket for a given release, the recommended release for a game, or the headline release',
    params: z.object({ id }),
    body: downloadBody,
    response: downloadTicket,
    errors: ['mod_not_found', 'download_url_unavailable', 'email_not_verified'],
  },
  redeemDownload: {
    summary: 'Download the file of a ticket, or redirect to it; counts the download and adds it to the history',
    params: z.object({ ticket: z.string().max(2000) }),
    /** The download page to redirect a browser to (302) if the download fails. */
    query: downloadOrigin.partial(),
    response: z.unknown(),
    errors: REDEMPTION_ERRORS,
  },
  listHistory: {
    summary: 'List the member’s download history, newest first',
    query: historyQuery,
    response: z.array(historyEntry),
    meta: pageMeta,
  },
  countHistory: {
    summary: 'Count the mods in the history',
    response: z.object({ total: count }),
  },
  clearHistory: {
    summary: 'Clear the history; downloaded mods can still be rated',
    response: z.null(),
  },
  removeFromHistory: {
    summary: 'Remove a mod from the history; not an error if it is absent',
    params: z.object({ modId: id }),
    response: z.null(),
  },
} satisfies SchemaTable<typeof downloadEndpoints>;
