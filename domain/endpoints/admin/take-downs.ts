import { ADMIN, ADMIN_REST, type EndpointTable } from '../endpoint.ts';

const TAKE_DOWN = {
  ...ADMIN,
  method: 'post',
  access: 'edit:release',
  audit: ['withdraw:release', 'create:blocked_file'],
  freshFactor: true,
} as const;
const BLOCK = { ...ADMIN_REST, access: 'edit:release' } as const;

export const takeDownEndpoints = {
  takeDownRelease: { ...TAKE_DOWN, path: '/admin/mods/{mod}/releases/{id}/take-down' },
  takeDownMod: { ...TAKE_DOWN, path: '/admin/mods/{id}/take-down' },
  takeDownFile: { ...TAKE_DOWN, path: '/admin/blocked-files/{hash}/take-down' },
  takeDownCreated: { ...TAKE_DOWN, path: '/admin/take-downs' },
  /** Number of releases that `takeDownCreated` would take down. */
  countCreated: { ...ADMIN, method: 'get', path: '/admin/created-releases', access: 'edit:release' },
  getTakeDown: { ...ADMIN, method: 'get', path: '/admin/take-downs/{id}', access: 'edit:release' },
  adminListDownloaders: { ...ADMIN_REST, method: 'get', path: '/admin/downloaders', access: 'read:user' },
  adminListBlockedFiles: { ...BLOCK, method: 'get', path: '/admin/blocked-files' },
  adminGetBlockedFile: { ...BLOCK, method: 'get', path: '/admin/blocked-files/{id}' },
  adminCreateBlockedFile: { ...BLOCK, method: 'post', path: '/admin/blocked-files', audit: ['create:blocked_file'] },
  adminUpdateBlockedFile: { ...BLOCK, method: 'put', path: '/admin/blocked-files/{id}', audit: ['edit:blocked_file'] },
  adminDeleteBlockedFile: {
    ...BLOCK,
    method: 'delete',
    path: '/admin/blocked-files/{id}',
    audit: ['delete:blocked_file'],
    freshFactor: true,
  },
} as const satisfies EndpointTable;
