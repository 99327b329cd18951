import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import type { factorProofBody, loginBody, registerBody } from '@bigorna/domain/endpoints/auth.schemas';
import type { z } from 'zod';
import { apiCall } from '#shared/api/client.ts';
import {
  type LoginResponse,
  parseLogin,
  parseMailSent,
  parseSession,
  parseVerdict,
  type SessionResponse,
  type Verdict,
} from './session-responses.ts';

export type LoginBody = z.input<typeof loginBody>;
export type FactorProofBody = z.input<typeof factorProofBody>;
export type RegisterBody = z.input<typeof registerBody>;

/** Verifies a token. Throws ApiError, and IncompleteResponseError if the response has no user. */
export const verifyToken = async (token: string): Promise<Verdict> =>
  parseVerdict((await apiCall(authEndpoints, 'verify', {}, { token })).data);

export const sendLogin = async (body: LoginBody): Promise<LoginResponse> =>
  parseLogin((await apiCall(authEndpoints, 'login', { body })).data);

/** Second step of a login. */
export const sendLoginFactor = async (body: FactorProofBody): Promise<SessionResponse> =>
  parseSession((await apiCall(authEndpoints, 'loginFactor', { body })).data);

export const sendRegister = async (body: RegisterBody): Promise<SessionResponse & { isMailSent: boolean }> => {
  const { data } = await apiCall(authEndpoints, 'register', { body });
  return { ...parseSession(data), isMailSent: parseMailSent(data) };
};

export const sendLogout = async (token: string): Promise<void> => {
  await apiCall(authEndpoints, 'logout', {}, { token });
};
