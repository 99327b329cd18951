import { z } from 'zod';
import { commentText } from '../entities/comment-text.ts';
import { id } from '../entities/common.ts';
import { NOTE_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { commentCard } from './feedback.schemas.ts';
import type { moderationEndpoints } from './moderation.ts';

export const staffComment = commentCard.extend({ mod_id: id, hidden: z.boolean() });
export type StaffComment = z.infer<typeof staffComment>;

/** The reason becomes the note of the reports that the call resolves. */
const reasonBody = z.object({ reason: z.string().trim().max(NOTE_MAX, { error: 'too_long' }).optional() });
/** What the calls about a comment have in common. */
const ofComment = { params: z.object({ mod: id, id }), response: staffComment, errors: ['comment_not_found'] } as const;

/** Staff calls about single comments, used by site and console. Lists: `admin/comments.ts`. */
export const moderationSchemas = {
  hideComment: {
    ...ofComment,
    summary: 'Hide a comment from everybody but its author and staff',
    body: reasonBody,
  },
  restoreComment: { ...ofComment, summary: 'Show a hidden comment again', body: reasonBody },
  removeComment: { ...ofComment, summary: 'Delete a comment permanently', body: reasonBody, response: z.null() },
  replyToComment: {
    ...ofComment,
    summary: 'Set the official reply of a comment, replacing an earlier one',
    body: z.object({ text: commentText }),
  },
  removeReply: { ...ofComment, summary: 'Remove an official reply' },
} satisfies SchemaTable<typeof moderationEndpoints>;
