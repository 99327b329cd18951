import { FACTOR_LIMITS } from './auth.ts';
import { API, type EndpointTable, PASSWORD_LIMITS } from './endpoint.ts';

const OWN = { ...API, access: 'signed_in', limits: ['own_security_by_account'] } as const;
/** A first factor requires the password instead of a fresh factor. */
const ENROL = {
  ...API,
  access: 'signed_in',
  freshFactor: true,
  limits: ['own_security_by_account', ...PASSWORD_LIMITS],
} as const;

/** A member's second factors and sessions (R205, R206). */
export const factorEndpoints = {
  listFactors: { ...OWN, method: 'get', path: '/user/factors' },
  beginTotp: { ...ENROL, method: 'post', path: '/user/factors/totp' },
  confirmTotp: {
    ...OWN,
    method: 'post',
    path: '/user/factors/totp/confirm',
    freshFactor: true,
    limits: ['own_security_by_account', ...FACTOR_LIMITS],
  },
  beginPasskey: { ...ENROL, method: 'post', path: '/user/factors/passkeys' },
  confirmPasskey: { ...OWN, method: 'post', path: '/user/factors/passkeys/confirm', freshFactor: true },
  renewRecoveryCodes: { ...OWN, method: 'post', path: '/user/factors/recovery-codes', freshFactor: true },
  renameFactor: { ...OWN, method: 'put', path: '/user/factors/{id}' },
  removeFactor: { ...OWN, method: 'delete', path: '/user/factors/{id}', freshFactor: true },
  listSessions: { ...OWN, method: 'get', path: '/user/sessions' },
  endOtherSessions: { ...OWN, method: 'post', path: '/user/sessions/end-others' },
  endAllSessions: { ...OWN, method: 'post', path: '/user/sessions/end-all' },
  endSession: { ...OWN, method: 'delete', path: '/user/sessions/{id}' },
} as const satisfies EndpointTable;
