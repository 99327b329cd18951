import { z } from 'zod';
import type { Permission } from '../../access/permissions.ts';
import { count, id, isoTimestamp } from '../../entities/common.ts';
import { dailyStats } from '../../entities/portal.ts';
import { STATISTICS_DAYS_MAX } from '../../limits.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import { createIntegerSchema } from '../list-query.schemas.ts';
import { adminCommentEndpoints } from './comments.ts';
import { contactMessageEndpoints } from './contact-messages.ts';
import { contentEndpoints } from './content.ts';
import { logEndpoints } from './logs.ts';
import { adminModEndpoints } from './mods.ts';
import type { overviewEndpoints } from './overview.ts';
import { releaseEndpoints } from './releases.ts';
import { reviewEndpoints } from './reviews.ts';

/** Work queues of staff, with the permission to work on each. */
export const QUEUES = {
  mods: reviewEndpoints.nextReview.access,
  comments: adminCommentEndpoints.bulkComments.access,
  reports: adminCommentEndpoints.resolveReport.access,
  contact_messages: contactMessageEndpoints.handleContactMessage.access,
  releases: releaseEndpoints.clearRelease.access,
} as const satisfies Record<string, Permission>;
export type QueueName = keyof typeof QUEUES;

/** Length of a queue and time of its oldest item. */
export const queue = z.object({
  count,
  oldest_at: isoTimestamp.nullable(),
  /** Parent record of the oldest item if the item has no page: `mods/{id}` for a release. */
  oldest_about: z.string().optional(),
});

export const overview = z.object({
  /** Queues that the current user may work on. `comments`: reported; `releases`: waiting for confirmation. */
  queues: z.partialRecord(z.enum(Object.keys(QUEUES) as [QueueName, ...QueueName[]]), queue),
});
export type Overview = z.infer<typeof overview>;

/** Path of a record that staff decide in a queue: a mod, a comment, a member or a contact message. */
const decidedPath = z
  .string()
  .max(400)
  .regex(/^(?:mods\/[^/]+(?:\/comments\/[^/]+)?|(?:profiles|contact_messages)\/[^/]+)$/);

/** The permission to know who looks at a record that staff decide. */
export const getPresencePermission = (path: string): Permission =>
  path.startsWith('contact_messages/')
    ? contactMessageEndpoints.adminListContactMessages.access
    : adminCommentEndpoints.adminListReports.access;

/** A staff member who looks at a record. */
export const viewer = z.object({ uid: id, name: z.string(), path: z.string() });
export type Viewer = z.infer<typeof viewer>;

export const statistics = z.object({
  totals: z.object({ downloads: count, mods: count, users: count, storage_bytes: count }),
  /** Oldest first, today last. */
  days: z.array(dailyStats.extend({ day: z.iso.date() })),
  top_mods: z.array(z.object({ id, title: z.string(), slug: z.string(), downloads: count })),
});
export type Statistics = z.infer<typeof statistics>;

/** What the server sees of this call: the X-Forwarded-For header, and both IP addresses that rate limits count. */
export const clientIpReport = z.object({ forwarded_for: z.string().nullable(), address: z.string(), hop: z.string() });

/** Lists that can be exported, with the required permission. */
export const EXPORTS = {
  mods: adminModEndpoints.adminListMods.access,
  users: 'read:user:private',
  comments: adminCommentEndpoints.adminListComments.access,
  reports: adminCommentEndpoints.adminListReports.access,
  'contact-messages': contactMessageEndpoints.adminListContactMessages.access,
  ads: contentEndpoints.adminListAds.access,
  downloaders: 'read:user:private',
  logs: logEndpoints.adminListLogs.access,
} as const satisfies Record<string, Permission>;
export type ExportName = keyof typeof EXPORTS;

/** Response header of an export that reached the maximum number of rows: the list may have more. */
export const TRUNCATED_HEADER = 'X-Truncated';

export const overviewSchemas = {
  adminOverview: {
    summary: 'Get the work queues of the current user',
    response: overview,
  },
  adminStatistics: {
    summary: 'Get downloads, registrations and comments by day, top mods and totals',
    query: z.strictObject({ days: createIntegerSchema(1, STATISTICS_DAYS_MAX).default(30) }),
    response: statistics,
  },
  updatePresence: {
    summary: 'List who looks at which record; `path` tells what the caller looks at',
    body: z.object({ path: decidedPath.optional() }),
    response: z.array(viewer),
    errors: ['forbidden'],
  },
  clientAddress: {
    summary: 'Get the client IP of this call, to check the rate limits of a real project',
    response: clientIpReport,
  },
  adminExport: {
    summary: 'Export a list as CSV, with its sort and filter; each list requires its own permission',
    params: z.object({ resource: z.enum(Object.keys(EXPORTS) as [ExportName, ...ExportName[]]) }),
    query: z.strictObject({
      sort: z.string().max(100).optional(),
      filter: z.string().max(4000).optional(),
      /** Continue a truncated file: `after` is the id in its last row, `entry` the id of its log entry. */
      after: id.optional(),
      entry: id.optional(),
    }),
    response: z.unknown(),
    errors: ['forbidden'],
  },
} satisfies SchemaTable<typeof overviewEndpoints>;
