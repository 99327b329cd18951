import { CATALOGUE, type EndpointTable, PAGE_CALL } from './endpoint.ts';

const PUBLIC = { ...CATALOGUE, access: 'public' } as const;

export const modEndpoints = {
  viewMod: {
    ...CATALOGUE,
    method: 'post',
    path: '/mods/{id}/view',
    access: 'anyone',
    limits: ['mod_views_by_address'],
  },
  home: { ...PUBLIC, method: 'get', path: '/home', sharedCacheSeconds: 5, limits: 'cached_response' },
  listMods: { ...PAGE_CALL, path: '/mods/public' },
  listModsForSuperAdmin: { ...CATALOGUE, method: 'get', path: '/mods/admin', access: 'list:mod:admin' },
  getMod: { ...PAGE_CALL, path: '/mods/{slug}' },
  listReleases: { ...PAGE_CALL, path: '/mods/{slug}/releases' },
  relatedMods: {
    ...PUBLIC,
    method: 'get',
    path: '/mods/{slug}/related',
    sharedCacheSeconds: 60,
    limits: ['catalogue_by_address'],
  },
} as const satisfies EndpointTable;
