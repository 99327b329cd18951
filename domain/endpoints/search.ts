import { type EndpointTable, PAGE_CALL } from './endpoint.ts';

/** Suggestions and look-ups. The search for a text is `listMods` in `mods.ts`. */
export const searchEndpoints = {
  suggest: { ...PAGE_CALL, path: '/search/suggest', sharedCacheSeconds: 60 },
  findFile: { ...PAGE_CALL, path: '/files/{hash}', limits: ['file_look_ups_by_address'] },
} as const satisfies EndpointTable;
