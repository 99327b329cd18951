import type { CommentCard } from '@bigorna/domain/endpoints/feedback';
import type { LiveComment } from '#shared/live/live-table.ts';

/** A comment as shown, from any source. */
export interface CommentRow extends CommentCard {
  /** Hidden by staff: visible to its author and to the staff who hid it on this page. */
  hidden: boolean;
}

/** Results of this page's own actions by comment id; null if deleted. */
export type LocalComments = ReadonlyMap<string, CommentRow | null>;

export const toCommentRow = (card: CommentCard): CommentRow => ({ hidden: false, ...card });

export const toLiveCommentRow = ({ created_at, edited_at, reply, ...rest }: LiveComment): CommentRow => ({
  ...rest,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
  reply: reply && { ...reply, created_at: reply.created_at.toISOString() },
});
