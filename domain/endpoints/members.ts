import { API, type EndpointTable } from './endpoint.ts';

const OWN = { ...API, access: 'signed_in', limits: ['own_records_by_account'] } as const;

export const memberEndpoints = {
  listActivity: { ...OWN, method: 'get', path: '/user/activity' },
  dashboard: { ...OWN, method: 'get', path: '/user/dashboard' },
  readNotifications: { ...OWN, method: 'post', path: '/user/notifications/read' },
} as const satisfies EndpointTable;
