import { API, type EndpointTable } from './endpoint.ts';

const PUBLIC = { ...API, access: 'public' } as const;
const PUBLIC_POST = { ...PUBLIC, method: 'post' } as const;
const LOGIN_LIMITS = [
  'login_by_account_and_address',
  'login_by_address',
  'login_by_hop',
  'login_by_account',
  'password_checks_by_account',
] as const;
export const FACTOR_LIMITS = ['factor_by_account_and_address', 'factor_by_account', 'factor_by_account_daily'] as const;
const LINK_LIMITS = ['links_by_address', 'links_by_hop'] as const;

export const authEndpoints = {
  login: { ...PUBLIC_POST, path: '/auth/login', limits: LOGIN_LIMITS },
  loginBanned: { ...PUBLIC_POST, path: '/auth/login/banned', limits: LOGIN_LIMITS },
  /** Second step of `loginBanned`, for accounts with a second factor. */
  loginBannedFactor: { ...PUBLIC_POST, path: '/auth/login/banned/factor', limits: FACTOR_LIMITS },
  /** Second step of a login, for accounts with a second factor. */
  loginFactor: { ...PUBLIC_POST, path: '/auth/login/factor', limits: FACTOR_LIMITS },
  factorChallenge: {
    ...API,
    method: 'post',
    path: '/auth/factor/challenge',
    access: 'signed_in',
    limits: ['own_security_by_account'],
  },
  /** Proves a factor again within a session. */
  proveFactor: {
    ...API,
    method: 'post',
    path: '/auth/factor',
    access: 'signed_in',
    limits: FACTOR_LIMITS,
  },
  register: {
    ...PUBLIC_POST,
    path: '/auth/register',
    appCheck: true,
    limits: ['register_by_address', 'register_by_hop', 'register_in_all'],
  },
  verify: {
    ...API,
    method: 'get',
    path: '/auth/verify',
    access: 'token',
    limits: ['session_checks_by_address', 'session_checks_by_account'],
  },
  logout: { ...API, method: 'post', path: '/auth/logout', access: 'signed_in', limits: 'session_only' },
  verifyEmail: { ...API, method: 'post', path: '/auth/verify-email', access: 'anyone', limits: LINK_LIMITS },
  resendVerification: {
    ...API,
    method: 'post',
    path: '/auth/resend-verification',
    access: 'signed_in',
    limits: [
      'resend_by_account',
      'resend_by_account_hourly',
      'resend_by_account_daily',
      'confirmations_by_email_hourly',
      'confirmations_by_email_daily',
    ],
  },
  forgotPassword: {
    ...PUBLIC_POST,
    path: '/auth/forgot-password',
    appCheck: true,
    limits: ['forgot_by_address', 'forgot_by_hop', 'forgot_by_email', 'forgot_by_email_daily', 'forgot_in_all'],
  },
  verifyResetToken: {
    ...PUBLIC,
    method: 'get',
    path: '/auth/verify-reset-token/{token}',
    limits: LINK_LIMITS,
  },
  resetPassword: { ...PUBLIC_POST, path: '/auth/reset-password', limits: LINK_LIMITS },
} as const satisfies EndpointTable;
