import { z } from 'zod';
import { count, id, isoMoment } from '../entities/common.ts';
import { ACTIVITY_KINDS, activityEntry } from '../entities/member.ts';
import { ACTIVITY_CHART_DAYS, HISTORY_PAGE_SIZE, PAGE_SIZE_MAX, PERIODS } from '../limits.ts';
import { endpoint } from './endpoint.ts';

export const activityAnswer = activityEntry.extend({ id, at: isoMoment });
export type ActivityAnswer = z.infer<typeof activityAnswer>;

export const activityQuery = z.strictObject({
  kind: z.enum(['all', ...ACTIVITY_KINDS]).default('all'),
  period: z.enum(PERIODS).default('all'),
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
  /** How much the member did on each of the last days (UTC), oldest first, today last. */
  days: z.array(z.object({ day: z.iso.date(), count })).length(ACTIVITY_CHART_DAYS),
});
export type Dashboard = z.infer<typeof dashboard>;

export const memberEndpoints = {
  listActivity: endpoint({
    method: 'get',
    path: '/user/activity',
    summary: 'What the member did, newest first',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    query: activityQuery,
    answer: z.array(activityAnswer),
    meta: z.object({ total: count, page: z.int().positive(), limit: z.int().positive(), pages: count }),
    errors: ['too_many_requests'],
  }),
  dashboard: endpoint({
    method: 'get',
    path: '/user/dashboard',
    summary: 'The member’s own figures, and their activity of the last days',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: dashboard,
    errors: ['too_many_requests'],
  }),
  readNotifications: endpoint({
    method: 'post',
    path: '/user/notifications/read',
    summary: 'Mark every notification as read',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: z.object({ read: count }),
    errors: ['too_many_requests'],
  }),
};
