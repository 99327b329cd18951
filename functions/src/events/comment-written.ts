import type { Comment } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { touch } from '../counters/touch.ts';
import { type Follower, followAll, WRITTEN, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface CommentWritten extends Written<Comment> {
  readonly modId: string;
  readonly commentId: string;
}

/** Another text, or a reply, makes no comment more or fewer. */
const isCountedOtherwise = ({ before, after }: CommentWritten): boolean => before?.hidden !== after?.hidden;

/** What follows when a comment was written, changed, hidden, restored or deleted. */
export const COMMENT_FOLLOWERS: readonly Follower<CommentWritten>[] = [
  {
    name: 'counters',
    follow: async (written) => {
      if (isCountedOtherwise(written)) await touch('comments', written.modId);
    },
  },
];

export const commentWritten = onDocumentWritten(
  { ...WRITTEN, document: 'mods/{mod}/comments/{comment}' },
  ({ params: { mod, comment }, data }) =>
    followAll(COMMENT_FOLLOWERS, {
      modId: mod,
      commentId: comment,
      ...writtenDocument('mods/{mod}/comments/{comment}', data),
    }),
);
