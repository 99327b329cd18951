import { CATALOGUE, type EndpointTable, PAGE_CALL } from './endpoint.ts';

export const modEndpoints = {
  viewMod: {
    ...CATALOGUE,
    method: 'post',
    path: '/mods/{id}/view',
    access: 'anyone',
    limits: ['mod_views_by_address'],
  },
  home: { ...PAGE_CALL, path: '/home', limits: 'cached_response' },
  listMods: { ...PAGE_CALL, path: '/mods/public' },
  listModsForSuperAdmin: { ...CATALOGUE, method: 'get', path: '/mods/admin', access: 'list:mod:admin' },
  getMod: { ...PAGE_CALL, path: '/mods/{slug}' },
  listReleases: { ...PAGE_CALL, path: '/mods/{slug}/releases' },
  getAuthor: { ...PAGE_CALL, path: '/authors/{key}' },
  relatedMods: { ...PAGE_CALL, path: '/mods/{slug}/related', sharedCacheSeconds: 60 },
} as const satisfies EndpointTable;
