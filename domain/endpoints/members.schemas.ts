import { z } from 'zod';
import { count, id, isoTimestamp } from '../entities/common.ts';
import { ACTIVITY_KINDS, activityEntry } from '../entities/member.ts';
import { ACTIVITY_CHART_DAYS, HISTORY_PAGE_SIZE, PAGE_SIZE_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import type { memberEndpoints } from './members.ts';
import { periodQuery } from './period-query.schemas.ts';

export const activityItem = activityEntry.extend({ id, at: isoTimestamp });
export type ActivityItem = z.infer<typeof activityItem>;

export const activityQuery = z.strictObject({
  kind: z.enum(['all', ...ACTIVITY_KINDS]).default('all'),
  ...periodQuery,
  page: z.coerce.number().int().min(1, { error: 'too_small' }).max(10_000, { error: 'too_big' }).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1, { error: 'too_small' })
    .max(PAGE_SIZE_MAX, { error: 'too_big' })
    .default(HISTORY_PAGE_SIZE),
});

export const dashboard = z.object({
  figures: z.object({ downloads: count, favorites: count, comments: count, ratings: count, achievements: count }),
  /** Number of activities per recent day (UTC), oldest first, including today. */
  days: z.array(z.object({ day: z.iso.date(), count })).length(ACTIVITY_CHART_DAYS),
});
export type Dashboard = z.infer<typeof dashboard>;

export const memberSchemas = {
  listActivity: {
    summary: 'List the member’s activity, newest first',
    query: activityQuery,
    response: z.array(activityItem),
    meta: z.object({ total: count, page: z.int().positive(), limit: z.int().positive(), pages: count }),
    errors: [],
  },
  dashboard: {
    summary: 'Get the member’s own counts and recent activity',
    response: dashboard,
    errors: [],
  },
  readNotifications: {
    summary: 'Mark every notification as read',
    response: z.object({ read: count }),
    errors: [],
  },
} satisfies SchemaTable<typeof memberEndpoints>;
