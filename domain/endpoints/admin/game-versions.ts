import { ADMIN_REST, type EndpointTable } from '../endpoint.ts';

const VERSIONS = { ...ADMIN_REST, access: 'edit:release' } as const;

export const gameVersionEndpoints = {
  adminListGameVersions: { ...VERSIONS, method: 'get', path: '/admin/game-versions' },
  adminGetGameVersion: { ...VERSIONS, method: 'get', path: '/admin/game-versions/{id}' },
  adminCreateGameVersion: {
    ...VERSIONS,
    method: 'post',
    path: '/admin/game-versions',
    audit: ['create:game_version'],
  },
  adminDeleteGameVersion: {
    ...VERSIONS,
    method: 'delete',
    path: '/admin/game-versions/{id}',
    audit: ['delete:game_version'],
  },
} as const satisfies EndpointTable;
