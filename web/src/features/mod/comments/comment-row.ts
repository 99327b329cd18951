import type { CommentCard } from '@bigorna/domain/endpoints/feedback';
import type { LiveComment } from '#session/live/live-table.ts';

/** A comment as the page shows it, wherever it was read. */
export interface CommentRow extends CommentCard {
  /** Hidden by staff: only its author, and the staff of whom this page knows it, see it. */
  hidden: boolean;
}

/** What this page's own acts made of comments; null where one was deleted. */
export type KnownComments = ReadonlyMap<string, CommentRow | null>;

export const rowOfCard = (card: CommentCard): CommentRow => ({ hidden: false, ...card });

export const rowOfLive = ({ created_at, edited_at, reply, ...rest }: LiveComment): CommentRow => ({
  ...rest,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
  reply: reply && { ...reply, created_at: reply.created_at.toISOString() },
});
