import { CATALOGUE, type EndpointTable } from './endpoint.ts';

/** Suggestions and look-ups. The search for a text is `listMods` in `mods.ts`. */
export const searchEndpoints = {
  suggest: {
    ...CATALOGUE,
    method: 'get',
    path: '/search/suggest',
    access: 'public',
    sharedCacheSeconds: 60,
    limits: ['catalogue_by_address'],
  },
  findFile: {
    ...CATALOGUE,
    method: 'get',
    path: '/files/{hash}',
    access: 'public',
    sharedCacheSeconds: 5,
    limits: ['file_look_ups_by_address'],
  },
} as const satisfies EndpointTable;
