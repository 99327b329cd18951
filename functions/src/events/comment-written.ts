import type { Comment } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { touchMember } from '../achievements/touch-member.ts';
import { followComment } from '../activity/follow.ts';
import { touch } from '../counters/touch.ts';
import { settleReports } from '../reports/settle.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface CommentWritten extends Written<Comment> {
  readonly modId: string;
  readonly commentId: string;
}

/** Another text, or a reply, makes no comment more or fewer. */
const isCountedOtherwise = ({ before, after }: CommentWritten): boolean => before?.hidden !== after?.hidden;

/** Whether it may bring its author on: it is there or not, shown or hidden, answered or not. */
const isWorthOtherwise = (written: CommentWritten): boolean =>
  isCountedOtherwise(written) || (written.before?.reply == null) !== (written.after?.reply == null);

/** What follows when a comment was written, changed, hidden, restored or deleted. */
export const COMMENT_FOLLOWERS: readonly Follower<CommentWritten>[] = [
  {
    name: 'counters',
    follow: async (written) => {
      if (isCountedOtherwise(written)) await touch('comments', written.modId);
    },
  },
  { name: 'activity', follow: followComment },
  {
    name: 'reports',
    follow: async ({ modId, commentId, after }) => {
      if (after === undefined) await settleReports({ subject: 'comment', path: `mods/${modId}/comments/${commentId}` });
    },
  },
  {
    name: 'achievements',
    follow: async (written) => {
      const uid = (written.after ?? written.before)?.uid;
      if (uid !== undefined && isWorthOtherwise(written)) await touchMember(uid);
    },
  },
];

export const commentWritten = onDocumentWritten(
  { ...onWrite('commentWritten'), document: 'mods/{mod}/comments/{comment}' },
  ({ params: { mod, comment }, data }) =>
    followAll(COMMENT_FOLLOWERS, {
      modId: mod,
      commentId: comment,
      ...writtenDocument('mods/{mod}/comments/{comment}', data),
    }),
);
