import { z } from 'zod';
import { COMMENT_KINDS } from '../../comment-terms.ts';
import { count, id, isoMoment } from '../../entities/common.ts';
import { REPORT_SUBJECTS, report } from '../../entities/member.ts';
import { BULK, NOTE_MAX, REASON_MAX } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { staffComment } from '../moderation.ts';
import { idsFilter, listCall, restQuestion } from './dialect.ts';

/** A comment's id in the console: `{mod}:{comment}`. */
export const commentKey = z
  .string()
  .max(257)
  .regex(/^[^/:]+:[^/:]+$/);

/** A comment in the console's lists, with what hangs on it. */
export const adminComment = staffComment.extend({
  id: commentKey,
  comment_id: id,
  mod_title: z.string(),
  mod_slug: z.string(),
  /** Reports about it that wait, oldest first. */
  reports: z.array(z.object({ id, reason: z.string(), created_at: isoMoment })),
});
export type AdminComment = z.infer<typeof adminComment>;

/** `queue`: `reported` those with open reports, the longest waiting first; `new` those shown; `hidden`; `all`. */
export const commentsQuestion = restQuestion(['created_at'], ['created_at', 'DESC'], {
  queue: z.enum(['reported', 'new', 'hidden', 'all']).default('all'),
  mod_id: id.optional(),
  uid: id.optional(),
  kind: z.enum(COMMENT_KINDS).optional(),
  id: idsFilter,
});

export const BULK_ACTIONS = ['hide', 'restore', 'remove'] as const;
/** How each record of a bulk call went; `code` is the failure's. */
export const bulkResult = z.object({
  id: z.string(),
  ok: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const adminReport = report.extend({
  id,
  created_at: isoMoment,
  resolved_at: isoMoment.nullable(),
  outcome: z.enum(['upheld', 'dismissed']).nullable(),
  resolved_by: id.nullable(),
  note: z.string(),
  /** The reporter's shown name; null where the account is gone. */
  reporter: z.string().nullable(),
  /** What is reported, as it is now; null where it is gone. `uid` is whose it is. */
  about: z.object({ name: z.string(), text: z.string(), uid: id.nullable(), state: z.string() }).nullable(),
  /** Open reports about the same, this one included. */
  alike: count,
});
export type AdminReport = z.infer<typeof adminReport>;

export const reportsQuestion = restQuestion(['created_at'], ['created_at', 'ASC'], {
  subject: z.enum(REPORT_SUBJECTS).optional(),
  open: z.boolean().optional(),
  id: idsFilter,
});

const note = z.string().trim().max(NOTE_MAX, { error: 'too_long' }).optional();
const params = z.object({ id });
const envelope = { service: 'admin', dialect: 'envelope' } as const;

export const adminCommentEndpoints = {
  adminListComments: listCall('/admin/comments', 'moderate:comment', adminComment, 'Comments of all mods, by queue'),
  adminGetComment: endpoint({
    method: 'get',
    path: '/admin/comments/{id}',
    summary: 'One comment with its reports',
    access: 'moderate:comment',
    service: 'admin',
    dialect: 'rest',
    params: z.object({ id: commentKey }),
    answer: adminComment,
    errors: ['comment_not_found'],
  }),
  /** Hiding and removing uphold the open reports of a comment, restoring dismisses them. */
  bulkComments: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/comments/bulk',
    summary: 'Hide, restore or delete several comments; each has its own result',
    access: 'moderate:comment',
    body: z.object({
      action: z.enum(BULK_ACTIONS),
      ids: z.array(commentKey).min(1, { error: 'required' }).max(BULK.max, { error: 'too_long' }),
      reason: z.string().trim().max(REASON_MAX, { error: 'too_long' }).optional(),
    }),
    answer: z.array(bulkResult),
    errors: [],
  }),
  adminListReports: listCall('/admin/reports', 'resolve:report', adminReport, 'Reports of mods, comments and members'),
  adminGetReport: endpoint({
    method: 'get',
    path: '/admin/reports/{id}',
    summary: 'One report and what it is about',
    access: 'resolve:report',
    service: 'admin',
    dialect: 'rest',
    params,
    answer: adminReport,
    errors: ['record_not_found'],
  }),
  resolveReport: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/reports/{id}/resolve',
    summary: 'Uphold or dismiss a report, or all open ones about the same',
    access: 'resolve:report',
    params,
    body: z.object({ outcome: z.enum(['upheld', 'dismissed']), note, all: z.boolean().default(true) }),
    answer: adminReport,
    errors: ['record_not_found', 'stale'],
  }),
  reopenReport: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/reports/{id}/reopen',
    summary: 'Open a report again',
    access: 'resolve:report',
    params,
    answer: adminReport,
    errors: ['record_not_found', 'stale'],
  }),
};
