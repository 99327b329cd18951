import { ADMIN, type EndpointTable } from '../endpoint.ts';

const DECIDE_MOD = { ...ADMIN, access: 'decide:mod' } as const;

export const reviewEndpoints = {
  listReviewClaims: { ...DECIDE_MOD, method: 'get', path: '/admin/review-claims' },
  getReview: { ...DECIDE_MOD, method: 'get', path: '/admin/reviews/{id}' },
  nextReview: { ...DECIDE_MOD, method: 'post', path: '/admin/reviews/next' },
  claimReview: { ...DECIDE_MOD, method: 'post', path: '/admin/reviews/{id}/claim' },
  keepReview: { ...DECIDE_MOD, method: 'post', path: '/admin/reviews/{id}/keep' },
  leaveReview: { ...DECIDE_MOD, method: 'delete', path: '/admin/reviews/{id}/claim' },
} as const satisfies EndpointTable;
