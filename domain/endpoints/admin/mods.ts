import { ADMIN, ADMIN_REST, CATALOGUE, type EndpointTable } from '../endpoint.ts';

const EDIT_MOD_REST = { ...ADMIN_REST, access: 'edit:mod' } as const;
const EDIT_MOD_SITE = { ...CATALOGUE, access: 'edit:mod' } as const;
const EDIT_MOD = { ...ADMIN, access: 'edit:mod' } as const;
const DECIDE_MOD = { ...ADMIN, access: 'decide:mod' } as const;

export const adminModEndpoints = {
  adminListMods: { ...ADMIN_REST, method: 'get', path: '/admin/mods', access: 'read:mod:any' },
  adminGetMod: { ...ADMIN_REST, method: 'get', path: '/admin/mods/{id}', access: 'read:mod:any' },
  adminCreateMod: { ...EDIT_MOD_REST, method: 'post', path: '/admin/mods', audit: ['create:mod'] },
  adminUpdateMod: { ...EDIT_MOD_REST, method: 'put', path: '/admin/mods/{id}', audit: ['edit:mod'] },
  adminDeleteMod: { ...EDIT_MOD_REST, method: 'delete', path: '/admin/mods/{id}', audit: ['delete:mod'] },
  createMod: { ...EDIT_MOD_SITE, method: 'post', path: '/mods', audit: ['create:mod'] },
  updateMod: { ...EDIT_MOD_SITE, method: 'put', path: '/mods/{id}', audit: ['edit:mod'] },
  deleteMod: { ...EDIT_MOD_SITE, method: 'delete', path: '/mods/{id}', audit: ['delete:mod'] },
  submitMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/submit', audit: ['submit:mod'] },
  approveMod: { ...DECIDE_MOD, method: 'post', path: '/admin/mods/{id}/approve', audit: ['approve:mod'] },
  rejectMod: { ...DECIDE_MOD, method: 'post', path: '/admin/mods/{id}/reject', audit: ['reject:mod'] },
  reopenMod: { ...DECIDE_MOD, method: 'post', path: '/admin/mods/{id}/reopen', audit: ['reopen:mod'] },
  archiveMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/archive', audit: ['archive:mod'] },
  restoreMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/restore', audit: ['restore:mod'] },
  undeleteMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/undelete', audit: ['undelete:mod'] },
  featureMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/feature', audit: ['feature:mod'] },
  unfeatureMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/unfeature', audit: ['unfeature:mod'] },
  revertMod: { ...EDIT_MOD, method: 'post', path: '/admin/mods/{id}/revert', audit: ['revert:mod'] },
  removeModPicture: {
    ...ADMIN,
    method: 'post',
    path: '/admin/mods/{id}/remove-picture',
    access: 'remove:picture',
    audit: ['remove:picture'],
    undoable: false,
  },
  listRevisions: { ...ADMIN, method: 'get', path: '/admin/mods/{id}/revisions', access: 'read:history' },
  compareRevisions: { ...ADMIN, method: 'get', path: '/admin/mods/{id}/revisions/compare', access: 'read:history' },
  checkSlug: { ...EDIT_MOD, method: 'get', path: '/admin/slugs' },
  chooseModOfTheWeek: {
    ...ADMIN,
    method: 'put',
    path: '/admin/mod-of-the-week',
    access: 'choose:mod_of_the_week',
    audit: ['choose:mod_of_the_week'],
  },
} as const satisfies EndpointTable;
