import { ADMIN, ADMIN_REST, type EndpointTable } from '../endpoint.ts';

export const logEndpoints = {
  adminListLogs: { ...ADMIN_REST, method: 'get', path: '/admin/logs', access: 'read:log' },
  adminGetLog: { ...ADMIN_REST, method: 'get', path: '/admin/logs/{id}', access: 'read:log' },
  adminHistory: { ...ADMIN_REST, method: 'get', path: '/admin/history', access: 'read:history' },
  undoLog: { ...ADMIN, method: 'post', path: '/admin/logs/{id}/undo', access: 'read:history' },
} as const satisfies EndpointTable;
