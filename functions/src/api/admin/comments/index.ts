import type { adminCommentEndpoints } from '@bigorna/domain/endpoints/admin/comments';
import {
  type BULK_ACTIONS,
  type BulkResult,
  commentsQuery,
  reportsQuery,
} from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { moderationEndpoints } from '@bigorna/domain/endpoints/moderation';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import { limitConcurrency } from '../../../files/media/limit-concurrency.ts';
import { type CommentCommand, parseCommentKey, readCommentForStaff } from '../../../mods/comments/comment-command.ts';
import { removeComment, setHidden } from '../../../mods/comments/moderate.ts';
import { removeReply, reply } from '../../../mods/comments/reply.ts';
import { readStaffComment, toAdminComments } from '../../../mods/comments/staff-comments.ts';
import { reopenReport, resolveReport } from '../../../mods/reports/resolve-report.ts';
import { readStaffReport, toStaffReports } from '../../../mods/reports/staff-report.ts';
import { ApiError, requireFound } from '../../../platform/api-error.ts';
import type { Handler, HandlerRequest } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { fillText } from '../../respond.ts';
import { toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, respondDone, toActor } from '../staff-call.ts';
import { findComments } from './find-comments.ts';
import { findReports } from './find-reports.ts';

/**
 * Maximum of concurrent actions. More would only conflict, because actions may write the same documents, such as
 * achievements.
 */
const CONCURRENCY = 8;

/** Returns the id of the log entry with which staff can undo the action; undefined if nothing can be undone. */
type Action = (command: CommentCommand, reason: string | undefined) => Promise<string | undefined>;
const ACTIONS: { readonly [A in (typeof BULK_ACTIONS)[number]]: Action } = {
  hide: (command, reason) => setHidden(command, true, reason),
  restore: (command, reason) => setHidden(command, false, reason),
  remove: async (command, reason) => {
    await removeComment(command, reason);
    return undefined;
  },
};

/** The result of a failed action. Logs an unexpected error and reports it as `internal_error`. */
const toFailedResult = (id: string, error: unknown, locale: Locale): BulkResult => {
  if (!(error instanceof ApiError)) logger.error('one of several comments failed', { error: String(error) });
  const { code, values } = error instanceof ApiError ? error : new ApiError('internal_error');
  return { id, ok: false, code, message: fillText(locale, code, values), entry: null };
};

/** Hides, restores or deletes several comments, independently of each other. */
const bulkComments: Handler<'bulkComments'> = async ({ body, caller, context }) => {
  const actor = toActor({ caller, context });
  const runLimited = limitConcurrency(CONCURRENCY);
  const runAction = async (id: string): Promise<BulkResult> => {
    try {
      const key = requireFound(parseCommentKey(id), 'comment_not_found');
      const entry = await runLimited(() => ACTIONS[body.action]({ ...key, actor }, body.reason));
      return { id, ok: true, code: null, message: null, entry: entry ?? null };
    } catch (error) {
      return toFailedResult(id, error, context.locale);
    }
  };
  return { data: await Promise.all([...new Set(body.ids)].map(runAction)) };
};

type CommentCall = Parameters<typeof toActor>[0] & { readonly params: { readonly mod: string; readonly id: string } };

const toCommand = (call: CommentCall): CommentCommand => ({ ...call.params, actor: toActor(call) });

/** Responds with the current comment after a change. */
const respondWithComment = async (
  call: CommentCall,
  change: (command: CommentCommand) => Promise<string | undefined>,
  message: SuccessCode,
) => {
  const command = toCommand(call);
  const entry = await change(command);
  return { data: await readCommentForStaff(command), message, headers: getLogEntryHeader(entry) };
};

type ReportCall = Pick<HandlerRequest<'reopenReport'>, 'params' | 'caller'>;

/** Responds with the current report after a change. */
const respondWithReport = async (
  { params: { id }, caller }: ReportCall,
  change: Promise<string | undefined>,
  message: SuccessCode,
) => {
  const entry = await change;
  return { data: await readStaffReport(id, caller), message, headers: getLogEntryHeader(entry) };
};

/** Handlers of staff calls about comments and reports. */
export const COMMENT_HANDLERS: Pick<Handlers, keyof typeof adminCommentEndpoints | keyof typeof moderationEndpoints> = {
  /** Lists comments of all mods. */
  adminListComments: async ({ query }) => {
    const page = await findComments(parseListQuery(commentsQuery, query));
    return toListResult('comments', page, await toAdminComments(page.docs, page.leads));
  },
  adminGetComment: async ({ params }) => ({ data: await readStaffComment(params.id) }),
  bulkComments,
  adminListReports: async ({ query, caller }) => {
    const listQuery = parseListQuery(reportsQuery, query);
    const page = await findReports(listQuery);
    return toListResult('reports', page, await toStaffReports(page.docs, caller, listQuery.filter.open));
  },
  adminGetReport: async ({ params, caller }) => ({ data: await readStaffReport(params.id, caller) }),
  /** Resolves a report, or all open reports about the same target. */
  resolveReport: (request) =>
    respondWithReport(
      request,
      resolveReport(request.params.id, request.body, toActor(request)),
      request.body.outcome === 'upheld' ? 'report_upheld' : 'report_dismissed',
    ),
  reopenReport: (request) =>
    respondWithReport(request, reopenReport(request.params.id, toActor(request)), 'report_reopened'),
  /** Hides a comment from everybody but its author and staff. */
  hideComment: (request) =>
    respondWithComment(request, (command) => setHidden(command, true, request.body.reason), 'comment_hidden'),
  restoreComment: (request) =>
    respondWithComment(request, (command) => setHidden(command, false, request.body.reason), 'comment_restored'),
  removeComment: async (request) =>
    respondDone(await removeComment(toCommand(request), request.body.reason), 'comment_deleted'),
  /** Sets the official reply of a comment. */
  replyToComment: (request) =>
    respondWithComment(request, (command) => reply(command, request.body.text), 'reply_sent'),
  removeReply: (request) => respondWithComment(request, removeReply, 'reply_removed'),
};
