import { z } from 'zod';
import { commentText } from '../entities/comment-text.ts';
import { id } from '../entities/common.ts';
import { NOTE_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { commentCard } from './feedback.schemas.ts';
import type { moderationEndpoints } from './moderation.ts';

export const staffComment = commentCard.extend({ mod_id: id, hidden: z.boolean() });
export type StaffComment = z.infer<typeof staffComment>;

const params = z.object({ mod: id, id });
/** The reason becomes the note of the reports that the call resolves. */
const reasonBody = z.object({ reason: z.string().trim().max(NOTE_MAX, { error: 'too_long' }).optional() });
const replyBody = z.object({ text: commentText });

/** Staff calls about single comments, used by site and console. Lists: `admin/comments.ts`. */
export const moderationSchemas = {
  hideComment: {
    summary: 'Hide a comment from everybody but its author and staff',
    params,
    body: reasonBody,
    response: staffComment,
    errors: ['comment_not_found'],
  },
  restoreComment: {
    summary: 'Show a hidden comment again',
    params,
    body: reasonBody,
    response: staffComment,
    errors: ['comment_not_found'],
  },
  removeComment: {
    summary: 'Delete a comment permanently',
    params,
    response: z.null(),
    errors: ['comment_not_found'],
  },
  replyToComment: {
    summary: 'Set the official reply of a comment, replacing an earlier one',
    params,
    body: replyBody,
    response: staffComment,
    errors: ['comment_not_found'],
  },
  removeReply: {
    summary: 'Remove an official reply',
    params,
    response: staffComment,
    errors: ['comment_not_found'],
  },
} satisfies SchemaTable<typeof moderationEndpoints>;
