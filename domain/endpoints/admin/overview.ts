import { ADMIN, type EndpointTable } from '../endpoint.ts';

export const overviewEndpoints = {
  adminOverview: { ...ADMIN, method: 'get', path: '/admin/overview', access: 'enter:panel' },
  adminStatistics: { ...ADMIN, method: 'get', path: '/admin/statistics', access: 'enter:panel' },
  updatePresence: { ...ADMIN, method: 'put', path: '/admin/presence', access: 'enter:panel' },
  clientAddress: { ...ADMIN, method: 'get', path: '/admin/client-address', access: 'edit:settings' },
  adminExport: {
    method: 'get',
    path: '/admin/exports/{resource}',
    access: 'enter:panel',
    service: 'admin',
    dialect: 'raw',
    limits: ['staff_exports_by_account'],
    audit: ['export:list', 'export:user'],
    undoable: false,
    freshFactor: true,
  },
} as const satisfies EndpointTable;
