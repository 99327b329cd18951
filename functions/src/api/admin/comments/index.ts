import type { adminCommentEndpoints } from '@bigorna/domain/endpoints/admin/comments';
import type { moderationEndpoints } from '@bigorna/domain/endpoints/moderation';
import type { Handlers } from '../../mount.ts';
import { adminGetComment } from './admin-get-comment.ts';
import { adminGetReport } from './admin-get-report.ts';
import { adminListComments } from './admin-list-comments.ts';
import { adminListReports } from './admin-list-reports.ts';
import { bulkComments } from './bulk-comments.ts';
import { hideComment } from './hide-comment.ts';
import { removeComment } from './remove-comment.ts';
import { removeReply } from './remove-reply.ts';
import { reopenReport } from './reopen-report.ts';
import { replyToComment } from './reply-to-comment.ts';
import { resolveReport } from './resolve-report.ts';
import { restoreComment } from './restore-comment.ts';

/** Who answers staff’s calls about comments. */
export const COMMENT_HANDLERS: Pick<Handlers, keyof typeof adminCommentEndpoints | keyof typeof moderationEndpoints> = {
  adminListComments,
  adminGetComment,
  bulkComments,
  adminListReports,
  adminGetReport,
  resolveReport,
  reopenReport,
  hideComment,
  restoreComment,
  removeComment,
  replyToComment,
  removeReply,
};
