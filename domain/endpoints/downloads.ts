import { API, type EndpointTable } from './endpoint.ts';

const OWN = { ...API, access: 'signed_in', limits: ['own_records_by_account'] } as const;

export const downloadEndpoints = {
  issueDownload: {
    ...API,
    method: 'post',
    path: '/mods/{id}/download',
    access: 'verified',
    limits: ['downloads_by_account'],
  },
  redeemDownload: {
    method: 'get',
    path: '/download/{ticket}',
    access: 'public',
    service: 'api',
    dialect: 'raw',
    limits: ['redemptions_by_account', 'download_bytes_by_account'],
  },
  listHistory: { ...OWN, method: 'get', path: '/mods/user/downloads/history' },
  countHistory: { ...OWN, method: 'get', path: '/mods/user/downloads/count' },
  clearHistory: { ...OWN, method: 'delete', path: '/mods/user/downloads/history' },
  removeFromHistory: { ...OWN, method: 'delete', path: '/mods/user/downloads/history/{modId}' },
} as const satisfies EndpointTable;
