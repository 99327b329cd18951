import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setIdentity } from './identity.ts';
import { waitForIndexes } from './indexes.ts';
import { parseSettings } from './settings.ts';

type Asked = { method: string | undefined; path: string; query: URLSearchParams; body: unknown };
type Reply = { status: number; body: unknown };

/** Stands for Google: keeps what it is asked, and answers what a test says. */
const asked: Asked[] = [];
let answer: (asked: Asked) => Reply;
const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
const google = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://google');
  const text = await textOf(request);
  const one = { method: request.method, path: pathname, query: searchParams, body: text && JSON.parse(text) };
  asked.push(one);
  const { status, body } = answer(one);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(google.address()).port}`;
});
afterAll(() => {
  google.close();
});
beforeEach(() => {
  asked.length = 0;
});

const place = () => ({
  project: 'portal-of-mine',
  identity: origin,
  firestore: `${origin}/v1`,
  headers: () => Promise.resolve({ authorization: 'Bearer token' }),
});
const settings = parseSettings(
  'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\nOTHER_DOMAINS=www.example.com',
  'test',
);
const echo = ({ body }: Asked): Reply => ({ status: 200, body: body || {} });

describe('Identity Platform’s settings', () => {
  it('R153 close sign-up and deletion to strangers, tell no addresses, and lead mails to the site', async () => {
    answer = echo;
    await setIdentity(place(), settings);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/projects/portal-of-mine/identityPlatform:initializeAuth',
      'PATCH /admin/v2/projects/portal-of-mine/config',
      'GET /admin/v2/projects/portal-of-mine/defaultSupportedIdpConfigs',
      'GET /admin/v2/projects/portal-of-mine/oauthIdpConfigs',
      'GET /admin/v2/projects/portal-of-mine/inboundSamlConfigs',
    ]);
    expect(asked[1]?.body).toMatchObject({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      notification: { sendEmail: { callbackUri: 'https://mods.example.com/auth/action' } },
      authorizedDomains: [
        'mods.example.com',
        'portal-of-mine.web.app',
        'portal-of-mine.firebaseapp.com',
        'www.example.com',
      ],
      passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
    });
    const mask = asked[1]?.query.get('updateMask')?.split(',') ?? [];
    expect(mask).toContain('client.permissions.disabledUserSignup');
    expect(mask).toContain('notification.sendEmail.callbackUri');
    expect(mask).not.toContain('client');
  });

  it('R153 are set again where Identity Platform is there already', async () => {
    answer = (one) =>
      one.method === 'POST'
        ? { status: 400, body: { error: { message: 'Identity Platform has already been enabled' } } }
        : echo(one);
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
  });

  it.each([
    ['defaultSupportedIdpConfigs', 'google.com'],
    ['oauthIdpConfigs', 'oidc.work'],
    ['inboundSamlConfigs', 'saml.work'],
  ])('R153 fail while another provider is on, on whatever page of %s it stands', async (list, id) => {
    const provider = (name: string, enabled: boolean) => ({ name: `projects/1/${list}/${name}`, enabled });
    const having = (enabled: boolean) => (one: Asked) => {
      if (one.method !== 'GET' || !one.path.endsWith(list)) return echo(one);
      const isFirst = !one.query.has('pageToken');
      const body = isFirst
        ? { [list]: [provider('first', false)], nextPageToken: 'a+b' }
        : { [list]: [provider(id, enabled)] };
      return { status: 200, body };
    };
    answer = having(true);
    await expect(setIdentity(place(), settings)).rejects.toThrow(`Sign-in by ${id} is on`);
    answer = having(false);
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
  });

  it.each([
    ['signIn.anonymous.enabled', { anonymous: { enabled: true } }],
    ['signIn.phoneNumber.enabled', { phoneNumber: { enabled: true } }],
    ['signIn.email.passwordRequired', { email: { enabled: true, passwordRequired: false } }],
  ])('R153 fail where Identity Platform says another way in afterwards: %s', async (name, way) => {
    const changed = z.looseObject({ signIn: z.looseObject({}) });
    const answered = (body: unknown) => {
      const whole = changed.parse(body);
      return { ...whole, signIn: { ...whole.signIn, ...way } };
    };
    answer = (one) => (one.method === 'PATCH' ? { status: 200, body: answered(one.body) } : echo(one));
    await expect(setIdentity(place(), settings)).rejects.toThrow(`does not say so of ${name}:`);
  });

  it('R153 take what is off for off where Identity Platform leaves it out', async () => {
    const email = { enabled: true, passwordRequired: true };
    const body = {
      signIn: { email, anonymous: {} },
      client: { permissions: { disabledUserSignup: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    };
    answer = (one) => (one.method === 'PATCH' ? { status: 200, body } : echo(one));
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
  });

  it('R153 fail with Google’s words, and where strangers may still sign up', async () => {
    answer = () => ({ status: 403, body: { error: { message: 'PERMISSION_DENIED' } } });
    await expect(setIdentity(place(), settings)).rejects.toThrow('PERMISSION_DENIED');
    answer = () => ({ status: 200, body: { client: { permissions: {} } } });
    await expect(setIdentity(place(), settings)).rejects.toThrow('client.permissions.disabledUserSignup');
  });
});

describe('waiting for indexes', () => {
  const patience = { timeoutMs: 5_000, everyMs: 5, tell: () => undefined };
  const index = (state: string) => ({ name: `index-${state}`, state });

  it('R153 ends when all are built, over all pages', async () => {
    let rounds = 0;
    answer = ({ query }) => {
      if (query.has('pageToken')) return { status: 200, body: { indexes: [index(rounds > 2 ? 'READY' : 'CREATING')] } };
      rounds += 1;
      return { status: 200, body: { indexes: [index('READY')], nextPageToken: 'more' } };
    };
    await waitForIndexes(place(), patience);
    expect(rounds).toBe(3);
  });

  it('R153 fails where one cannot be built, or it takes too long', async () => {
    answer = () => ({ status: 200, body: { indexes: [index('NEEDS_REPAIR')] } });
    await expect(waitForIndexes(place(), patience)).rejects.toThrow('index-NEEDS_REPAIR');
    answer = () => ({ status: 200, body: { indexes: [index('CREATING')] } });
    await expect(waitForIndexes(place(), { ...patience, timeoutMs: 0 })).rejects.toThrow('still being built');
  });

  it('does with a database that has none', async () => {
    answer = () => ({ status: 200, body: {} });
    await expect(waitForIndexes(place(), patience)).resolves.toBeUndefined();
  });
});
