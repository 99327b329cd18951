import { z } from 'zod';
import type { Permission } from '../../access/permissions.ts';
import { count, id, isoMoment } from '../../entities/common.ts';
import { dailyFigures } from '../../entities/portal.ts';
import { STATISTICS_DAYS_MAX } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';

/** What waits for staff, and whom it waits for. */
export const QUEUES = {
  mods: 'decide:mod',
  comments: 'moderate:comment',
  reports: 'resolve:report',
  contact_messages: 'handle:contact_message',
  releases: 'edit:release',
} as const satisfies Record<string, Permission>;
export type QueueName = keyof typeof QUEUES;

/** How many wait, and since when the longest waiting one. */
export const queue = z.object({
  count,
  oldest_at: isoMoment.nullable(),
  /** The record that the longest waiting one belongs to, where it has no page of its own: `mods/{id}` of a release. */
  oldest_about: z.string().optional(),
});

export const overview = z.object({
  /** Only those the reader may work on. `comments` are reported ones, `releases` those that wait for a word. */
  queues: z.partialRecord(z.enum(Object.keys(QUEUES) as [QueueName, ...QueueName[]]), queue),
});
export type Overview = z.infer<typeof overview>;

export const statistics = z.object({
  totals: z.object({ downloads: count, mods: count, users: count, storage_bytes: count }),
  /** Oldest first, today last. */
  days: z.array(dailyFigures.extend({ day: z.iso.date() })),
  top_mods: z.array(z.object({ id, title: z.string(), slug: z.string(), downloads: count })),
});
export type Statistics = z.infer<typeof statistics>;

/** How one's own call reached the API: what the proxies on the way wrote, and whom limits count it for. */
export const clientAddressFacts = z.object({ forwarded_for: z.string().nullable(), address: z.string() });

/** Lists that can be had as a file, and who may have it. */
export const EXPORTS = {
  mods: 'read:mod:any',
  users: 'read:user:private',
  comments: 'moderate:comment',
  reports: 'resolve:report',
  'contact-messages': 'handle:contact_message',
  ads: 'edit:ad',
  downloaders: 'read:user:private',
  logs: 'read:log',
} as const satisfies Record<string, Permission>;
export type ExportName = keyof typeof EXPORTS;

/** The header of a file that has as many rows as a file may: the list has as many, or more. */
export const TRUNCATED_HEADER = 'X-Truncated';

export const overviewEndpoints = {
  adminOverview: endpoint({
    method: 'get',
    path: '/admin/overview',
    summary: 'What waits for the reader',
    access: 'enter:panel',
    service: 'admin',
    dialect: 'envelope',
    answer: overview,
    errors: [],
  }),
  adminStatistics: endpoint({
    method: 'get',
    path: '/admin/statistics',
    summary: 'Downloads, registrations and comments by day, top mods, totals',
    access: 'enter:panel',
    service: 'admin',
    dialect: 'envelope',
    query: z.strictObject({
      days: z.coerce
        .number()
        .int()
        .min(1, { error: 'too_small' })
        .max(STATISTICS_DAYS_MAX, { error: 'too_big' })
        .default(30),
    }),
    answer: statistics,
    errors: [],
  }),
  clientAddress: endpoint({
    method: 'get',
    path: '/admin/client-address',
    summary: 'How one’s own call came in: to check on a real project that limits count the right address',
    access: 'edit:settings',
    service: 'admin',
    dialect: 'envelope',
    answer: clientAddressFacts,
    errors: [],
  }),
  adminExport: endpoint({
    method: 'get',
    path: '/admin/exports/{resource}',
    summary: 'A list as CSV, by the list’s own sort and filter; needs the permission that the list does',
    access: 'enter:panel',
    service: 'admin',
    dialect: 'raw',
    params: z.object({ resource: z.enum(Object.keys(EXPORTS) as [ExportName, ...ExportName[]]) }),
    query: z.strictObject({
      sort: z.string().max(100).optional(),
      filter: z.string().max(4000).optional(),
    }),
    answer: z.unknown(),
    errors: ['forbidden', 'too_many_requests'],
  }),
};
