import type { adminCommentEndpoints } from '@bigorna/domain/endpoints/admin/comments';
import type { moderationEndpoints } from '@bigorna/domain/endpoints/moderation';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';
import { hideComment } from './hide-comment.ts';
import { removeComment } from './remove-comment.ts';
import { removeReply } from './remove-reply.ts';
import { replyToComment } from './reply-to-comment.ts';
import { restoreComment } from './restore-comment.ts';

/** Who answers staff’s calls about comments. */
export const COMMENT_HANDLERS: Pick<Handlers, keyof typeof adminCommentEndpoints | keyof typeof moderationEndpoints> = {
  adminListComments: notYet,
  adminGetComment: notYet,
  bulkComments: notYet,
  adminListReports: notYet,
  adminGetReport: notYet,
  resolveReport: notYet,
  reopenReport: notYet,
  hideComment,
  restoreComment,
  removeComment,
  replyToComment,
  removeReply,
};
