import type { loginBody, registerBody } from '@bigorna/domain/endpoints/auth';
import type { z } from 'zod';
import { apiGet } from '#api/client.ts';
import { apiGetAs, apiSend } from '#api/send.ts';
import { parseSession, parseSite, parseVerdict, type SessionAnswer, type Verdict } from './answers.ts';

export type LoginBody = z.input<typeof loginBody>;
export type RegisterBody = z.input<typeof registerBody>;

/** Settings and Firebase configuration of this host. */
export const fetchSite = async () => parseSite((await apiGet('/site')).data);
export type SiteSettings = Awaited<ReturnType<typeof fetchSite>>;

/** Whose token this is. Throws ApiError, and IncompleteAnswer when the answer names nobody. */
export const verifyToken = async (token: string): Promise<Verdict> =>
  parseVerdict((await apiGetAs(token, '/auth/verify')).data);

export const sendLogin = async (body: LoginBody): Promise<SessionAnswer> =>
  parseSession((await apiSend('POST', '/auth/login', { body })).data);

export const sendRegister = async (body: RegisterBody): Promise<SessionAnswer> =>
  parseSession((await apiSend('POST', '/auth/register', { body })).data);

export const sendLogout = async (token: string): Promise<void> => {
  await apiSend('POST', '/auth/logout', { token });
};
