import { ADMIN, ADMIN_REST, type EndpointTable } from '../endpoint.ts';

const RESOLVE = { ...ADMIN, access: 'resolve:report' } as const;

export const adminCommentEndpoints = {
  adminListComments: { ...ADMIN_REST, method: 'get', path: '/admin/comments', access: 'moderate:comment' },
  adminGetComment: { ...ADMIN_REST, method: 'get', path: '/admin/comments/{id}', access: 'moderate:comment' },
  bulkComments: {
    ...ADMIN,
    method: 'post',
    path: '/admin/comments/bulk',
    access: 'moderate:comment',
    audit: ['hide:comment', 'restore:comment', 'remove:comment'],
  },
  adminListReports: { ...ADMIN_REST, method: 'get', path: '/admin/reports', access: 'resolve:report' },
  adminGetReport: { ...ADMIN_REST, method: 'get', path: '/admin/reports/{id}', access: 'resolve:report' },
  resolveReport: { ...RESOLVE, method: 'post', path: '/admin/reports/{id}/resolve', audit: ['resolve:report'] },
  reopenReport: { ...RESOLVE, method: 'post', path: '/admin/reports/{id}/reopen', audit: ['reopen:report'] },
} as const satisfies EndpointTable;
