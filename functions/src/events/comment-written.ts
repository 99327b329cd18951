import type { Comment } from '@bigorna/domain/entities/member';
import { requestRecount } from '../counters/request-recount.ts';
import { requestProgress } from '../members/achievements/request-progress.ts';
import { syncCommentActivity } from '../members/activity/sync-activity.ts';
import { notifyOfReply, recountComment, removeThread } from '../mods/comments/threads.ts';
import { updateReportGroup } from '../mods/reports/update-report-group.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

export interface CommentWritten extends DocumentWrite<Comment> {
  readonly modId: string;
  readonly commentId: string;
}

/** A changed text, an official reply or a count does not change the number of comments. */
const changesCount = ({ before, after }: CommentWritten): boolean => before?.hidden !== after?.hidden;

/** The comment that the written comment replies to; null if it is no reply, undefined for an invalid document. */
const getParent = ({ before, after }: CommentWritten) => (after ?? before)?.parent;

/**
 * Whether the author's progress may change: the comment was created, deleted, hidden or restored, or the official reply
 * was added or removed.
 */
const changesProgress = (written: CommentWritten): boolean =>
  changesCount(written) || (written.before?.reply == null) !== (written.after?.reply == null);

export const COMMENT_HANDLERS: readonly WriteHandler<CommentWritten>[] = [
  {
    name: 'counters',
    handle: async (written) => {
      if (changesCount(written) && getParent(written) === null) await requestRecount('comments', written.modId);
    },
  },
  {
    name: 'replies of the parent',
    handle: async (written) => {
      const id = getParent(written);
      if (changesCount(written) && id != null) await recountComment({ mod: written.modId, id });
    },
  },
  {
    name: 'thread',
    handle: async ({ modId, commentId, after }) => {
      if (after === undefined) await removeThread({ mod: modId, id: commentId });
    },
  },
  {
    name: 'notification',
    handle: async ({ modId, commentId, before, after }) => {
      if (before === undefined && after != null && after.parent !== null)
        await notifyOfReply({ mod: modId, id: commentId });
    },
  },
  { name: 'activity', handle: syncCommentActivity },
  {
    name: 'reports',
    handle: async ({ modId, commentId, after }) => {
      if (after === undefined)
        await updateReportGroup({ subject: 'comment', path: `mods/${modId}/comments/${commentId}` });
    },
  },
  {
    name: 'achievements',
    handle: async (written) => {
      const uid = (written.after ?? written.before)?.uid;
      if (uid !== undefined && changesProgress(written)) await requestProgress(uid);
    },
  },
];

export const commentWritten = onWritten(
  'commentWritten',
  'mods/{mod}/comments/{comment}',
  COMMENT_HANDLERS,
  ({ mod, comment }) => ({ modId: mod, commentId: comment }),
);
