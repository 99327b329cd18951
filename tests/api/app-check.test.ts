import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { APP_CHECK_HEADER, type Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { textFor } from '@bigorna/domain/errors/texts/index';
import type * as AppCheckModule from 'firebase-admin/app-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, failureOf, type Reply, refusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { PASSWORD } from './support/members.ts';

/** Only Google signs App Check's tokens: one that it would take, and one while its keys cannot be had. */
const [GOOD, WITHOUT_KEYS] = ['good', 'without keys'];
vi.mock('firebase-admin/app-check', async (original) => {
  const actual = await original<typeof AppCheckModule>();
  const getAppCheck: typeof actual.getAppCheck = (app) => {
    const real = actual.getAppCheck(app);
    const verifyToken: typeof real.verifyToken = async (token, options) => {
      if (token === 'good')
        return { appId: 'app', token: { iss: '', sub: '', aud: [], exp: 0, iat: 0, app_id: 'app' } };
      if (token === 'without keys') throw new Error('Error fetching public keys: ECONNREFUSED secret-host');
      return real.verifyToken(token, options);
    };
    return Object.assign(Object.create(real), { verifyToken });
  };
  return { ...actual, getAppCheck };
});

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const endpointOf = (id: EndpointId): Endpoint => ENDPOINTS[id];
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const CHECKED = ids.filter((id) => endpointOf(id).appCheck === true);

const bodies = (): Partial<Record<EndpointId, object>> => {
  const username = `Check_${randomUUID().slice(0, 12)}`;
  const email = `${username.toLowerCase()}@bigorna.test`;
  return {
    register: { username, email, full_name: 'Ana Check', password: PASSWORD },
    forgotPassword: { email },
    contact: { name: 'Ana', email, subject: 'Olá', message: 'Uma mensagem de prova.' },
  };
};

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

const send = (id: EndpointId, token?: string): Promise<Reply> =>
  call(id, {
    body: bodies()[id],
    origin: served.origin,
    ...(token === undefined ? {} : { headers: { [APP_CHECK_HEADER]: token } }),
  });

/** Signed by nobody, but otherwise as Google's are. */
const forged = (): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'https://firebaseappcheck.googleapis.com/1', sub: 'app', aud: ['projects/other'], exp: 4e9 };
  return `${part({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${part(claims)}.${part({})}`;
};

describe('App Check, where the portal asks for it', () => {
  beforeEach(() => vi.stubEnv('APP_CHECK_REQUIRED', 'true'));
  afterEach(() => vi.unstubAllEnvs());

  it('is asked of the calls that strangers make and that send mail or keep something', () => {
    expect([...CHECKED].sort()).toEqual(['contact', 'forgotPassword', 'register']);
  });

  it.each(CHECKED)('%s is refused without a token and with a wrong one, and served with a good one', async (id) => {
    for (const token of [undefined, '', 'garbage', 'a.b.c', forged()]) {
      const reply = await send(id, token);
      expect(refusal(reply), token).toEqual({ status: 403, code: 'app_check_failed' });
      expect(failureOf(reply)).toEqual({
        success: false,
        code: 'app_check_failed',
        message: textFor('pt-BR', 'app_check_failed'),
      });
    }
    expect((await send(id, GOOD)).status).toBe(200);
  });

  it.each(CHECKED)('%s says that it is unavailable while Google’s keys cannot be had, and no more', async (id) => {
    const reply = await send(id, WITHOUT_KEYS);
    expect(refusal(reply)).toEqual({ status: 503, code: 'unavailable' });
    expect(reply.text).not.toMatch(/secret-host|ECONN/);
  });

  it('is asked of no other call: Authentication and reading go on without', async () => {
    const body = { identifier: 'ninguem', password: 'Errada123' };
    expect(refusal(await call('login', { body, origin: served.origin }))).toEqual({
      status: 401,
      code: 'invalid_credentials',
    });
    expect((await call('site', { origin: served.origin })).status).toBe(200);
  });
});

describe('App Check, where the portal does not ask for it', () => {
  it.each(CHECKED)('%s is served without a token', async (id) => {
    expect((await send(id)).status).toBe(200);
  });
});

describe('what browsers are told of App Check', () => {
  const told = async (): Promise<unknown> => {
    const { data } = JSON.parse((await call('site', { origin: served.origin })).text);
    return data.firebase.appCheck;
  };
  afterEach(() => vi.unstubAllEnvs());

  it('is nothing without both of its parameters, and both with them', async () => {
    expect(await told()).toBeNull();
    vi.stubEnv('APP_CHECK_APP_ID', '1:2:web:3');
    expect(await told()).toBeNull();
    vi.stubEnv('APP_CHECK_SITE_KEY', 'key');
    expect(await told()).toEqual({ appId: '1:2:web:3', siteKey: 'key' });
  });
});
