import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { useState } from 'react';
import { AuthorPicture } from './comment-author.tsx';
import { CommentHead } from './comment-head.tsx';
import { CommentText } from './comment-text.tsx';
import type { CommentDraft } from './draft.ts';

interface PendingCommentProps {
  draft: CommentDraft;
  user: OwnUser;
}

/** A comment on its way to the server, as it will be shown. */
export const PendingComment = ({ draft: { text, kind, release }, user }: PendingCommentProps) => {
  const [created_at] = useState(() => new Date().toISOString());
  const written = { text: text.trim(), kind, release: release || null, created_at, edited_at: null };
  const row = { id: '', uid: user.id, author: user, ...written, hidden: false, reply: null };
  return (
    <div className="comment comment-pending" aria-hidden="true">
      <AuthorPicture author={user} />
      <div className="comment-body">
        <CommentHead row={row} isPending />
        <CommentText text={row.text} />
      </div>
    </div>
  );
};
