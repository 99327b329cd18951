import { API, CATALOGUE, type EndpointTable } from './endpoint.ts';

const PUBLIC = { ...CATALOGUE, access: 'public' } as const;

export const portalEndpoints = {
  site: { ...PUBLIC, method: 'get', path: '/site', sharedCacheSeconds: 5, limits: 'cached_response' },
  gameVersions: { ...PUBLIC, method: 'get', path: '/game-versions', sharedCacheSeconds: 5, limits: 'cached_response' },
  ads: { ...PUBLIC, method: 'get', path: '/ads', sharedCacheSeconds: 5, limits: 'cached_response' },
  faq: { ...PUBLIC, method: 'get', path: '/faq', sharedCacheSeconds: 60, limits: 'cached_response' },
  changelog: { ...PUBLIC, method: 'get', path: '/changelog', sharedCacheSeconds: 60, limits: 'cached_response' },
  mediaKit: { ...PUBLIC, method: 'get', path: '/media-kit', sharedCacheSeconds: 60, limits: 'cached_response' },
  contact: {
    ...API,
    method: 'post',
    path: '/contact',
    access: 'anyone',
    appCheck: true,
    limits: ['contact_by_address', 'contact_by_hop', 'contact_in_all'],
  },
  viewAd: { ...API, method: 'post', path: '/ads/{id}/view', access: 'public', limits: ['ad_events_by_address'] },
  clickAd: { ...API, method: 'post', path: '/ads/{id}/click', access: 'public', limits: ['ad_events_by_address'] },
} as const satisfies EndpointTable;
