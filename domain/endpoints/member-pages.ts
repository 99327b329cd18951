import { type EndpointTable, PAGE_CALL } from './endpoint.ts';

const MEMBER_PAGE_CALL = { ...PAGE_CALL, limits: ['member_pages_by_address'] } as const;

/** What everybody may know about a member. */
export const memberPageEndpoints = {
  getMember: { ...MEMBER_PAGE_CALL, path: '/members/{uid}' },
  listMemberComments: { ...MEMBER_PAGE_CALL, path: '/members/{uid}/comments' },
} as const satisfies EndpointTable;
