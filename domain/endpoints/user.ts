import { AVATAR_MAX_BYTES } from '../limits.ts';
import { API, type EndpointTable, MEDIA, PASSWORD_LIMITS } from './endpoint.ts';

const SIGNED_IN = { ...API, access: 'signed_in' } as const;

export const userEndpoints = {
  updateProfile: {
    ...SIGNED_IN,
    method: 'put',
    path: '/user/profile',
    repeats: ['user'],
    limits: ['profile_by_account'],
  },
  updatePassword: {
    ...SIGNED_IN,
    method: 'put',
    path: '/user/password',
    freshFactor: true,
    limits: PASSWORD_LIMITS,
  },
  updateEmail: {
    ...SIGNED_IN,
    method: 'post',
    path: '/user/email',
    freshFactor: true,
    limits: [
      ...PASSWORD_LIMITS,
      'email_change_by_account',
      'email_change_by_account_daily',
      'confirmations_by_email_hourly',
      'confirmations_by_email_daily',
    ],
  },
  updateAvatar: {
    ...MEDIA,
    method: 'put',
    path: '/user/avatar',
    access: 'signed_in',
    bytes: { max: AVATAR_MAX_BYTES },
    repeats: ['user'],
    limits: ['avatar_by_account'],
  },
  removeAvatar: {
    ...MEDIA,
    method: 'delete',
    path: '/user/avatar',
    access: 'signed_in',
    repeats: ['user'],
    limits: ['avatar_by_account'],
  },
  exportUser: {
    method: 'get',
    path: '/user/export',
    access: 'signed_in_or_banned',
    service: 'api',
    dialect: 'raw',
    limits: ['export_by_account'],
  },
  deleteUser: {
    ...API,
    access: 'signed_in_or_banned',
    method: 'delete',
    path: '/user',
    limits: PASSWORD_LIMITS,
  },
} as const satisfies EndpointTable;
