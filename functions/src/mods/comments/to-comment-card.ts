import type { CommentCard } from '@bigorna/domain/endpoints/feedback.schemas';
import type { StaffComment } from '@bigorna/domain/endpoints/moderation.schemas';
import type { Comment } from '@bigorna/domain/entities/member';

/** A comment as everybody sees it. */
export const toCommentCard = (id: string, { hidden: _hidden, ...comment }: Comment): CommentCard => ({
  ...comment,
  id,
  created_at: comment.created_at.toISOString(),
  edited_at: comment.edited_at?.toISOString() ?? null,
  reply: comment.reply && { ...comment.reply, created_at: comment.reply.created_at.toISOString() },
});

/** A comment as staff see it. */
export const toStaffComment = (modId: string, id: string, comment: Comment): StaffComment => ({
  ...toCommentCard(id, comment),
  mod_id: modId,
  hidden: comment.hidden,
});
