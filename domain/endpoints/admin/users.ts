import { ADMIN, ADMIN_REST, type EndpointTable } from '../endpoint.ts';

const SENSITIVE = { ...ADMIN, method: 'post', undoable: false, freshFactor: true } as const;

export const staffUserEndpoints = {
  adminListUsers: { ...ADMIN_REST, method: 'get', path: '/admin/users', access: 'read:user' },
  adminGetUser: { ...ADMIN_REST, method: 'get', path: '/admin/users/{id}', access: 'read:user' },
  adminUpdateUser: {
    ...ADMIN_REST,
    method: 'put',
    path: '/admin/users/{id}',
    access: 'edit:user',
    audit: ['edit:user'],
    undoable: false,
  },
  banUser: { ...ADMIN, method: 'post', path: '/admin/users/{uid}/ban', access: 'ban:user', audit: ['ban:user'] },
  unbanUser: { ...ADMIN, method: 'post', path: '/admin/users/{uid}/unban', access: 'ban:user', audit: ['unban:user'] },
  changeRole: {
    ...ADMIN,
    method: 'post',
    path: '/admin/users/{uid}/role',
    access: 'change:role',
    audit: ['change:role'],
    freshFactor: true,
  },
  revokeSessions: {
    ...SENSITIVE,
    path: '/admin/users/{uid}/revoke-sessions',
    access: 'edit:user',
    audit: ['revoke:sessions'],
  },
  expirePassword: {
    ...SENSITIVE,
    path: '/admin/users/{uid}/expire-password',
    access: 'edit:user',
    audit: ['expire:password'],
  },
  /** Signs out all staff or all accounts, except the caller. */
  signOutMany: { ...SENSITIVE, path: '/admin/sign-outs', access: 'edit:settings', audit: ['create:sign_out'] },
  requestFactorReset: {
    ...SENSITIVE,
    path: '/admin/users/{uid}/factor-reset',
    access: 'reset:factor',
    audit: ['request:factor_reset'],
  },
  confirmFactorReset: {
    ...SENSITIVE,
    path: '/admin/users/{uid}/factor-reset/confirm',
    access: 'confirm:factor_reset',
    limits: ['factor_resets_by_account'],
    audit: ['confirm:factor_reset'],
  },
  /** Not sensitive: anybody who could confirm a false request may stop it at once. */
  cancelFactorReset: {
    ...ADMIN,
    method: 'post',
    path: '/admin/users/{uid}/factor-reset/cancel',
    access: 'confirm:factor_reset',
    audit: ['cancel:factor_reset'],
    undoable: false,
  },
  adminRemoveAvatar: {
    ...ADMIN,
    method: 'post',
    path: '/admin/users/{uid}/remove-avatar',
    access: 'remove:picture',
    audit: ['remove:avatar'],
    undoable: false,
  },
  adminExportUser: {
    ...SENSITIVE,
    path: '/admin/users/{uid}/export',
    access: 'export:account',
    dialect: 'raw',
    limits: ['staff_exports_by_account'],
    audit: ['export:account'],
  },
  adminEraseUser: { ...SENSITIVE, path: '/admin/users/{uid}/erase', access: 'erase:user', audit: ['erase:user'] },
} as const satisfies EndpointTable;
