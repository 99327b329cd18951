import { tokens } from '@bigorna/domain/endpoints/auth.schemas';
import { type ModCard, modCard, modPage } from '@bigorna/domain/endpoints/mods.schemas';
import { z } from 'zod';
import { SEED_PASSWORD } from '../../../tools/seed/accounts.ts';
import { getTotpCode } from '../../../tools/shared/totp.ts';
import { createClientIp } from './client-ip.ts';
import { environment } from './environment.ts';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string | undefined;
  body?: unknown;
  timeoutMs?: number;
}

/** Calls the API, each time from another IP address. */
export const callApi = (path: string, { method = 'GET', token, body, timeoutMs = 15_000 }: Call): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': createClientIp() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return fetch(`${environment.BIGORNA_URL}/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
};

/**
 * Reads the JSON of a response.
 *
 * @throws Error when the response is a failure, with its status and text
 */
export const readJson = async (path: string, response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

const envelope = z.object({ success: z.literal(true), data: z.unknown() });

/**
 * Calls the API and parses the `data` of its response by a schema.
 *
 * @throws Error when the response is a failure, with its status and text
 * @throws ZodError when the data do not match the schema
 */
export const fetchData = async <T extends z.ZodType>(path: string, data: T, options: Call = {}): Promise<z.output<T>> =>
  data.parse(envelope.parse(await readJson(path, await callApi(path, options))).data);

const session = z.object({ user: z.object({ id: z.string() }), tokens });

const asked = z.object({ second_factor: z.object({ challenge: z.string() }) });

/** Signs in, with the second factor of seed and test staff if the account asks for it. */
const startSession = async (identifier: string, password: string) => {
  const result = await fetchData('/auth/login', z.union([session, asked]), {
    method: 'POST',
    body: { identifier, password },
  });
  if ('user' in result) return result;
  const body = { challenge: result.second_factor.challenge, code: getTotpCode() };
  return fetchData('/auth/login/factor', session, { method: 'POST', body });
};

/**
 * Sessions are reused for this time, because an account has a limit of sessions. The second factor stays fresh so long.
 */
const REUSE_MS = 5 * 60_000;
const started = new Map<string, { readonly at: number; readonly session: ReturnType<typeof startSession> }>();

/** Signs in without a browser. Seed accounts keep their session for some minutes. */
export const logIn = (identifier: string, password?: string): ReturnType<typeof startSession> => {
  if (password !== undefined) return startSession(identifier, password);
  const last = started.get(identifier);
  if (last !== undefined && Date.now() - last.at < REUSE_MS) return last.session;
  const session = startSession(identifier, SEED_PASSWORD);
  started.set(identifier, { at: Date.now(), session });
  return session;
};

/** Calls the API as a seed account. */
export const callApiAs = async (account: string, path: string, options: Omit<Call, 'token'> = {}): Promise<Response> =>
  callApi(path, { ...options, token: (await logIn(account)).tokens.accessToken });

/**
 * Calls a POST endpoint as a seed account. Returns the `data` of the response.
 *
 * @throws Error when the response is a failure, with its status and text
 */
export const postAs = async (account: string, path: string, body?: unknown): Promise<unknown> =>
  envelope.parse(await readJson(path, await callApiAs(account, path, { method: 'POST', body }))).data;

export const register = async (body: Record<string, string>) =>
  fetchData('/auth/register', session, { method: 'POST', body });

const listQuery = (params: Record<string, string>): string => new URLSearchParams(params).toString();

/** The approved mods for these list parameters. */
export const listMods = (params: Record<string, string> = {}) =>
  fetchData(`/mods/public?${listQuery(params)}`, z.array(modCard));

/**
 * Types mods as at least three.
 *
 * @throws Error when there are fewer
 */
export const atLeastThree = (mods: readonly ModCard[]): [ModCard, ModCard, ModCard, ...ModCard[]] => {
  const [first, second, third, ...others] = mods;
  if (!first || !second || !third) throw new Error('the catalogue has too few mods');
  return [first, second, third, ...others];
};

/** The most downloaded mods, at least three. */
export const listPopularMods = async (params: Record<string, string> = {}) =>
  atLeastThree(await listMods({ sort: 'downloads', ...params }));

export const getMod = (slug: string) => fetchData(`/mods/${encodeURIComponent(slug)}`, modPage);
