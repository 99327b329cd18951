import { z } from 'zod';
import { COMMENT_KINDS } from '../../comment-terms.ts';
import { count, id, isoTimestamp } from '../../entities/common.ts';
import { REPORT_SUBJECTS, report } from '../../entities/member.ts';
import { BULK, NOTE_MAX, REASON_MAX, SEARCH_TEXT_MAX } from '../../limits.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import { staffComment } from '../moderation.schemas.ts';
import type { adminCommentEndpoints } from './comments.ts';
import { createRestQuery, getSchemas, idsFilter, listSchemas, oneOrMore, updateSchemas } from './dialect.schemas.ts';

/** Id of a comment in the console: `{mod}:{comment}`. */
export const commentKey = z
  .string()
  .max(257)
  .regex(/^[^/:]+:[^/:]+$/);

/** A comment in the console's lists, with its mod and open reports. */
export const adminComment = staffComment.extend({
  id: commentKey,
  comment_id: id,
  mod_title: z.string(),
  mod_slug: z.string(),
  /** Open reports, oldest first. */
  reports: z.array(z.object({ id, reason: z.string(), created_at: isoTimestamp })),
});
export type AdminComment = z.infer<typeof adminComment>;

/** `queue`: `reported` (with open reports, longest waiting first), `new` (visible), `hidden` or `all`. */
export const commentsQuery = createRestQuery(['created_at'], ['created_at', 'DESC'], {
  queue: z.enum(['reported', 'new', 'hidden', 'all']).default('all'),
  mod_id: id.optional(),
  uid: id.optional(),
  kind: oneOrMore(z.enum(COMMENT_KINDS)).optional(),
  /** Limits of `created_at`. */
  from: isoTimestamp.optional(),
  to: isoTimestamp.optional(),
  /** Part of the text. Searches the newest comments of the list, up to `COMMENT_SEARCH_MAX`. */
  q: z.string().trim().max(SEARCH_TEXT_MAX, { error: 'too_long' }).optional(),
  id: idsFilter,
});

export const BULK_ACTIONS = ['hide', 'restore', 'remove'] as const;
/**
 * Result for one record of a bulk call. `code` is the error code, `entry` the id of the log entry if the action has an
 * undo.
 */
export const bulkResult = z.object({
  id: z.string(),
  ok: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  entry: id.nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const adminReport = report.extend({
  id,
  created_at: isoTimestamp,
  resolved_at: isoTimestamp.nullable(),
  outcome: z.enum(['upheld', 'dismissed']).nullable(),
  resolved_by: id.nullable(),
  /** Display name; null if the account was deleted. */
  resolved_by_name: z.string().nullable(),
  note: z.string(),
  /** The reporter's display name; null if the account was deleted. */
  reporter: z.string().nullable(),
  /** Current state of the reported content; null if deleted. `uid`: the owner of the content. */
  about: z
    .object({
      name: z.string(),
      text: z.string(),
      uid: id.nullable(),
      state: z.string(),
      /** The owner's account, and whether the current user may ban it; null if deleted. */
      owner: z.object({ name: z.string(), can_ban: z.boolean() }).nullable(),
    })
    .nullable(),
  /** Number of open reports about the same target, including this one. */
  alike: count,
  /** Some of the other open reports about the same target, oldest first. Only in the list of open reports. */
  others: z.array(
    z.object({ id, uid: id.nullable(), reporter: z.string().nullable(), reason: z.string(), created_at: isoTimestamp }),
  ),
});
export type AdminReport = z.infer<typeof adminReport>;

export const reportsQuery = createRestQuery(['created_at'], ['created_at', 'ASC'], {
  subject: z.enum(REPORT_SUBJECTS).optional(),
  /** `true` lists the oldest open report of each target, with some `others`. Changes appear within seconds. */
  open: z.boolean().optional(),
  /** Limits of `created_at`. */
  from: isoTimestamp.optional(),
  to: isoTimestamp.optional(),
  id: idsFilter,
});

const note = z.string().trim().max(NOTE_MAX, { error: 'too_long' }).optional();

export const adminCommentSchemas = {
  adminListComments: listSchemas(adminComment, 'List comments of all mods, by queue'),
  adminGetComment: {
    summary: 'Get a comment with its reports',
    params: z.object({ id: commentKey }),
    response: adminComment,
    errors: ['comment_not_found'],
  },
  /** `hide` and `remove` uphold the open reports of a comment, `restore` dismisses them. */
  bulkComments: {
    summary: 'Hide, restore or delete several comments; each gets its own result',
    body: z.object({
      action: z.enum(BULK_ACTIONS),
      ids: z.array(commentKey).min(1, { error: 'required' }).max(BULK.max),
      reason: z.string().trim().max(REASON_MAX, { error: 'too_long' }).optional(),
    }),
    response: z.array(bulkResult),
  },
  adminListReports: listSchemas(adminReport, 'List reports about mods, comments and members'),
  adminGetReport: getSchemas(adminReport, 'Get a report and its target'),
  resolveReport: updateSchemas(
    adminReport,
    z.object({ outcome: z.enum(['upheld', 'dismissed']), note, all: z.boolean().default(true) }),
    'Uphold or dismiss a report, or all open ones about the same target',
  ),
  reopenReport: {
    ...getSchemas(adminReport, 'Reopen a report, and the others that the same decision resolved'),
    errors: ['record_not_found', 'stale'],
  },
} satisfies SchemaTable<typeof adminCommentEndpoints>;
