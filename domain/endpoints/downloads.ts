import { z } from 'zod';
import { downloadEntry } from '../entities/account.ts';
import { count, hostPath, id, isoMoment, sha256 } from '../entities/common.ts';
import { ACCESS_TYPES, HISTORY_PAGE_SIZE, PAGE_SIZE_MAX, PERIODS, SEARCH_TEXT_MAX } from '../limits.ts';
import { endpoint } from './endpoint.ts';

/** An entry of the download history, as answered and as kept in the browser. */
export const historyEntry = downloadEntry.extend({ downloaded_at: isoMoment });
export type HistoryEntry = z.infer<typeof historyEntry>;

export const downloadTicket = z.object({
  /** Leads to the bytes for ten minutes: `/api/download/{ticket}`. */
  url: hostPath,
  file_name: z.string(),
  size: count,
  sha256: sha256.nullable(),
  expires_at: isoMoment,
});
export type DownloadTicket = z.infer<typeof downloadTicket>;

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

export const downloadEndpoints = {
  issueDownload: endpoint({
    method: 'post',
    path: '/mods/{id}/download',
    summary: 'A download ticket for the mod’s headline release, or the one named',
    access: 'verified',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    body: z.object({ release_id: id.optional() }),
    answer: downloadTicket,
    errors: ['mod_not_found', 'download_url_unavailable', 'email_not_verified'],
  }),
  redeemDownload: endpoint({
    method: 'get',
    path: '/download/{ticket}',
    summary: 'The bytes of a ticket, or the way to them; counts and keeps the history',
    access: 'public',
    service: 'api',
    dialect: 'raw',
    params: z.object({ ticket: z.string().max(2000) }),
    answer: z.unknown(),
    errors: ['ticket_invalid', 'mod_not_found', 'download_url_unavailable'],
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
    errors: [],
  }),
  countHistory: endpoint({
    method: 'get',
    path: '/mods/user/downloads/count',
    summary: 'How many mods the history holds',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: z.object({ total: count }),
    errors: [],
  }),
};
