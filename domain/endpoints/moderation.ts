import { ADMIN, type EndpointTable } from './endpoint.ts';

const MODERATE = { ...ADMIN, access: 'moderate:comment' } as const;
const REPLY = { ...ADMIN, access: 'reply:comment', undoable: false } as const;

export const moderationEndpoints = {
  hideComment: { ...MODERATE, method: 'post', path: '/admin/comments/{mod}/{id}/hide', audit: ['hide:comment'] },
  restoreComment: {
    ...MODERATE,
    method: 'post',
    path: '/admin/comments/{mod}/{id}/restore',
    audit: ['restore:comment'],
  },
  removeComment: {
    ...MODERATE,
    method: 'post',
    path: '/admin/comments/{mod}/{id}/remove',
    audit: ['remove:comment'],
    undoable: false,
  },
  replyToComment: { ...REPLY, method: 'post', path: '/admin/comments/{mod}/{id}/reply', audit: ['reply:comment'] },
  removeReply: { ...REPLY, method: 'delete', path: '/admin/comments/{mod}/{id}/reply', audit: ['remove:reply'] },
} as const satisfies EndpointTable;
