import type { CommentCard } from '@bigorna/domain/endpoints/feedback.schemas';
import type { LiveComment } from '#shared/live/live-table.ts';

/** A comment as shown, from any source. */
export interface CommentRow extends CommentCard {
  /** Whether staff hid the comment. Then only its author sees the comment, and staff who just hid it on this page. */
  hidden: boolean;
}

/** Results of the viewer's actions on this page, by comment id; null for a deleted comment. */
export type LocalComments = ReadonlyMap<string, CommentRow | null>;

export const toCommentRow = (card: CommentCard): CommentRow => ({ hidden: false, ...card });

export const toLiveCommentRow = ({ created_at, edited_at, reply, ...rest }: LiveComment): CommentRow => ({
  ...rest,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
  reply: reply && { ...reply, created_at: reply.created_at.toISOString() },
});
