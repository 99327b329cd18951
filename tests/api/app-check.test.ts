import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { APP_CHECK_HEADER } from '@bigorna/domain/endpoints/endpoint';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { getText } from '@bigorna/domain/errors/texts/index';
import type * as AppCheckModule from 'firebase-admin/app-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal, parseFailure } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, sendLogin } from './support/members.ts';
import { leavePoints } from './support/rate-limit-windows.ts';

/** Fake tokens, because only Google can sign real ones: a valid one, and one whose public keys cannot be fetched. */
const [GOOD, WITHOUT_KEYS] = ['good', 'without keys'];
vi.mock('firebase-admin/app-check', async (original) => {
  const actual = await original<typeof AppCheckModule>();
  const getAppCheck: typeof actual.getAppCheck = (app) => {
    const real = actual.getAppCheck(app);
    const verifyToken: typeof real.verifyToken = async (token, options) => {
      if (token.startsWith('good'))
        return { appId: 'app', token: { iss: '', sub: '', aud: [], exp: 0, iat: 0, app_id: 'app' } };
      if (token === 'without keys') throw new Error('Error fetching public keys: ECONNREFUSED secret-host');
      return real.verifyToken(token, options);
    };
    return Object.assign(Object.create(real), { verifyToken });
  };
  return { ...actual, getAppCheck };
});

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const getEndpoint = (id: EndpointId): Endpoint => ENDPOINTS[id];
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const CHECKED = ids.filter((id) => getEndpoint(id).appCheck === true);

const bodies = (): Partial<Record<EndpointId, object>> => {
  const newcomer = buildNewcomer();
  const { email } = newcomer;
  return {
    register: newcomer,
    forgotPassword: { email },
    contact: { name: 'Ana', email, subject: 'Olá', message: 'Uma mensagem de prova.' },
  };
};

const served = await serveApi();

const send = (id: EndpointId, token?: string, ip = createClientIp()): Promise<ApiResponse> =>
  callEndpoint(id, {
    body: bodies()[id],
    origin: served.origin,
    headers: { 'X-Forwarded-For': ip, ...(token === undefined ? {} : { [APP_CHECK_HEADER]: token }) },
  });

/** A token like Google's, but without a valid signature. */
const buildForgedToken = (): string => {
  const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'https://firebaseappcheck.googleapis.com/1', sub: 'app', aud: ['projects/other'], exp: 4e9 };
  return `${encodePart({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${encodePart(claims)}.${encodePart({})}`;
};

describe('App Check, required by the portal', () => {
  beforeEach(() => vi.stubEnv('APP_CHECK_REQUIRED', 'true'));
  afterEach(() => vi.unstubAllEnvs());

  it('is required for unauthenticated calls that send mail or store data', () => {
    expect([...CHECKED].sort()).toEqual(['contact', 'forgotPassword', 'register']);
  });

  it.each(CHECKED)('refuses %s with no token or a wrong token, and succeeds with a valid token', async (id) => {
    for (const token of [undefined, '', 'garbage', 'a.b.c', buildForgedToken()]) {
      const response = await send(id, token);
      expect(getRefusal(response), token).toBe('403 app_check_failed');
      expect(parseFailure(response)).toEqual({
        success: false,
        code: 'app_check_failed',
        message: getText('pt-BR', 'app_check_failed'),
      });
    }
    expect((await send(id, GOOD)).status).toBe(200);
  });

  it.each(CHECKED)('returns unavailable for %s while Google’s keys cannot be read', async (id) => {
    const response = await send(id, WITHOUT_KEYS);
    expect(getRefusal(response)).toBe('503 unavailable');
    expect(response.text).not.toMatch(/secret-host|ECONN/);
  });

  it('limits one token like one IP address, however many IP addresses it uses (R203)', async () => {
    const [token, other] = [`good ${randomUUID()}`, `good ${randomUUID()}`];
    await leavePoints('register_by_address', `app-check ${token}`, 1);
    expect((await send('register', token)).status).toBe(200);
    expect(getRefusal(await send('register', token))).toBe('429 too_many_requests');
    expect((await send('register', other)).status).toBe(200);
  });

  it('exempts a call with a valid token from the limit of the IP that Google saw (R203)', async () => {
    const ip = createClientIp();
    await leavePoints('register_by_hop', ip, 0);
    expect((await send('register', `good ${randomUUID()}`, ip)).status).toBe(200);
    vi.stubEnv('APP_CHECK_REQUIRED', 'false');
    expect(getRefusal(await send('register', undefined, ip))).toBe('429 too_many_requests');
  });

  it('is not required for other calls, such as login and reading', async () => {
    const login = await sendLogin('ninguem', 'Errada123', { origin: served.origin });
    expect(getRefusal(login)).toBe('401 invalid_credentials');
    expect((await callEndpoint('site', { origin: served.origin })).status).toBe(200);
  });
});

describe('App Check, not required by the portal', () => {
  it.each(CHECKED)('serves %s without a token', async (id) => {
    expect((await send(id)).status).toBe(200);
  });
});

describe('App Check setting for browsers', () => {
  const getAppCheckSetting = async (): Promise<unknown> => {
    const { data } = JSON.parse((await callEndpoint('site', { origin: served.origin })).text);
    return data.firebase.appCheck;
  };
  afterEach(() => vi.unstubAllEnvs());

  it('is null when a parameter is missing, and has both parameters otherwise', async () => {
    expect(await getAppCheckSetting()).toBeNull();
    vi.stubEnv('APP_CHECK_APP_ID', '1:2:web:3');
    expect(await getAppCheckSetting()).toBeNull();
    vi.stubEnv('APP_CHECK_SITE_KEY', 'key');
    expect(await getAppCheckSetting()).toEqual({ appId: '1:2:web:3', siteKey: 'key' });
  });
});
