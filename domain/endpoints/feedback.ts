import { API, CATALOGUE, type EndpointTable, PAGE_CALL } from './endpoint.ts';

export const feedbackEndpoints = {
  modCards: { ...PAGE_CALL, path: '/mods/cards' },
  listComments: {
    ...PAGE_CALL,
    path: '/mods/{slug}/comments',
    limits: ['comment_pages_by_address', 'far_comments_by_address'],
  },
  modFeedback: { ...PAGE_CALL, path: '/mods/{slug}/feedback' },
  viewTime: {
    ...CATALOGUE,
    method: 'post',
    path: '/mods/{id}/view-time',
    access: 'signed_in',
    limits: ['view_time_by_account'],
  },
  ownFeedback: {
    ...API,
    method: 'get',
    path: '/user/mods/{id}',
    access: 'signed_in',
    limits: ['own_records_by_account'],
  },
} as const satisfies EndpointTable;
