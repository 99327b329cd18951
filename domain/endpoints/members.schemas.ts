import { z } from 'zod';
import { count, id, isoTimestamp } from '../entities/common.ts';
import { ACTIVITY_KINDS, activityEntry } from '../entities/member.ts';
import { ACTIVITY_CHART_DAYS, HISTORY_PAGE_SIZE, PAGE_SIZE_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { createIntegerSchema, pageMeta, periodQuery, utcOffset } from './list-query.schemas.ts';
import type { memberEndpoints } from './members.ts';

export const activityItem = activityEntry.extend({ id, at: isoTimestamp });
export type ActivityItem = z.infer<typeof activityItem>;

export const activityQuery = z.strictObject({
  kind: z.enum(['all', ...ACTIVITY_KINDS]).default('all'),
  ...periodQuery,
  page: createIntegerSchema(1, 10_000).default(1),
  limit: createIntegerSchema(1, PAGE_SIZE_MAX).default(HISTORY_PAGE_SIZE),
});

export const dashboard = z.object({
  figures: z.object({ downloads: count, favorites: count, comments: count, ratings: count, achievements: count }),
  /** Number of activities per recent day of the reader, oldest first, including today. */
  days: z.array(z.object({ day: z.iso.date(), count })).length(ACTIVITY_CHART_DAYS),
});
export type Dashboard = z.infer<typeof dashboard>;

export const memberSchemas = {
  listActivity: {
    summary: 'List the member’s activity, newest first',
    query: activityQuery,
    response: z.array(activityItem),
    meta: pageMeta,
  },
  dashboard: {
    summary: 'Get the member’s own counts and recent activity',
    query: z.strictObject({ utc_offset: utcOffset }),
    response: dashboard,
  },
  readNotifications: {
    summary: 'Mark every notification as read',
    response: z.object({ read: count }),
  },
} satisfies SchemaTable<typeof memberEndpoints>;
