import { z } from 'zod';
import { commentText } from '../entities/comment-text.ts';
import { id } from '../entities/common.ts';
import { REASON_MAX } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { commentCard } from './feedback.ts';

/** A comment as staff see it. */
export const staffComment = commentCard.extend({ mod_id: id, hidden: z.boolean() });
export type StaffComment = z.infer<typeof staffComment>;

const params = z.object({ mod: id, id });
const reasonBody = z.object({ reason: z.string().trim().max(REASON_MAX, { error: 'too_long' }).optional() });
const replyBody = z.object({ text: commentText });

/** Staff's calls about comments; those about lists of them are the console's. */
export const moderationEndpoints = {
  hideComment: endpoint({
    method: 'post',
    path: '/admin/comments/{mod}/{id}/hide',
    summary: 'Hide a comment from everybody but its author and staff',
    access: 'moderate:comment',
    service: 'admin',
    dialect: 'envelope',
    params,
    body: reasonBody,
    answer: staffComment,
    errors: ['comment_not_found'],
  }),
  restoreComment: endpoint({
    method: 'post',
    path: '/admin/comments/{mod}/{id}/restore',
    summary: 'Show a hidden comment again',
    access: 'moderate:comment',
    service: 'admin',
    dialect: 'envelope',
    params,
    body: reasonBody,
    answer: staffComment,
    errors: ['comment_not_found'],
  }),
  removeComment: endpoint({
    method: 'delete',
    path: '/admin/comments/{mod}/{id}',
    summary: 'Delete a comment for good',
    access: 'moderate:comment',
    service: 'admin',
    dialect: 'envelope',
    params,
    answer: z.null(),
    errors: ['comment_not_found'],
  }),
  replyToComment: endpoint({
    method: 'post',
    path: '/admin/comments/{mod}/{id}/reply',
    summary: 'Answer a comment officially, in place of a former official reply',
    access: 'reply:comment',
    service: 'admin',
    dialect: 'envelope',
    params,
    body: replyBody,
    answer: staffComment,
    errors: ['comment_not_found'],
  }),
  removeReply: endpoint({
    method: 'delete',
    path: '/admin/comments/{mod}/{id}/reply',
    summary: 'Take an official reply away',
    access: 'reply:comment',
    service: 'admin',
    dialect: 'envelope',
    params,
    answer: staffComment,
    errors: ['comment_not_found'],
  }),
};
