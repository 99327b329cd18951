import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listenOnFreePort } from '../../emulators/listen.ts';
import { checkIdentity, setIdentity } from './identity.ts';
import { waitForIndexes } from './indexes.ts';
import { parseSettings } from './settings.ts';

type RecordedRequest = { method: string | undefined; path: string; query: URLSearchParams; body: unknown };
type Reply = { status: number; body: unknown };

/** A fake of Google: records requests, and responds as a test defines. */
const requests: RecordedRequest[] = [];
let respond: (request: RecordedRequest) => Reply;
const google = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://google');
  const body = await text(request);
  const one = { method: request.method, path: pathname, query: searchParams, body: body && JSON.parse(body) };
  requests.push(one);
  const reply = respond(one);
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
});

let origin: string;
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenOnFreePort(google)}`;
});
afterAll(() => {
  google.close();
});
beforeEach(() => {
  requests.length = 0;
  lines.length = 0;
});

const getEnvironment = () => ({
  project: 'portal-of-mine',
  identity: origin,
  firestore: `${origin}/v1`,
  headers: () => Promise.resolve({ authorization: 'Bearer token' }),
});
const TEXT =
  'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\nOTHER_DOMAINS=www.example.com\nWITHOUT_APP_CHECK=only a test';
const base = parseSettings(TEXT, 'test');
const upgraded = parseSettings(`${TEXT}\nIDENTITY_PLATFORM=true`, 'test');
const lines: string[] = [];
const set = (of = upgraded) => setIdentity(getEnvironment(), of, (line) => lines.push(line));
const check = (of = upgraded) => checkIdentity(getEnvironment(), of);
const CONFIG = '/admin/v2/projects/portal-of-mine/config';
/** A fake of Google that stores the updates, and returns them through `read`. */
const createGoogle = (read = (stored: unknown): unknown => stored): ((one: RecordedRequest) => Reply) => {
  let stored: unknown = {};
  return ({ method, path, body }) => {
    if (path !== CONFIG) return { status: 200, body: {} };
    if (method === 'PATCH') stored = Object.assign({}, stored, body);
    return { status: 200, body: read(stored) };
  };
};
const listRequests = () => requests.map(({ method, path }) => `${method} ${path}`);
const listMasks = () => requests.map(({ query }) => query.get('updateMask')).filter((mask) => mask !== null);
const PROVIDER_LISTS = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'].map(
  (list) => `GET /admin/v2/projects/portal-of-mine/${list}`,
);

describe('settings of the base product', () => {
  it('are the default: no upgrade, and the protections one by one (R153)', async () => {
    respond = createGoogle();
    await set(base);
    expect(listRequests()).toEqual([...Array(4).fill(`PATCH ${CONFIG}`), `GET ${CONFIG}`, ...PROVIDER_LISTS]);
    expect(requests[0]?.body).toMatchObject({
      signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
      notification: { sendEmail: { callbackUri: 'https://mods.example.com/auth/action' } },
      authorizedDomains: expect.arrayContaining(['mods.example.com', 'www.example.com']),
    });
    expect(listMasks().slice(1)).toEqual([
      'client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion',
      'emailPrivacyConfig.enableImprovedEmailPrivacy',
      expect.stringContaining('passwordPolicyConfig.passwordPolicyEnforcementState'),
    ]);
    expect(lines).toEqual([]);
  });

  it('do without a protection that Google refuses, and say so (R153)', async () => {
    const google = createGoogle();
    respond = (one) =>
      one.query.get('updateMask')?.startsWith('client') ? { status: 400, body: 'OPERATION_NOT_ALLOWED' } : google(one);
    await set(base);
    expect(lines).toEqual([
      expect.stringMatching(/refuses a protection.*only our server creates and deletes.*OPERATION_NOT_ALLOWED/),
    ]);
    expect(listMasks()).toHaveLength(4);
    await expect(check(base)).resolves.toBeUndefined();
  });

  it('stop the deploy if Google refuses a required setting (R153)', async () => {
    const google = createGoogle();
    respond = (one) =>
      one.query.get('updateMask')?.startsWith('signIn') ? { status: 400, body: 'INVALID_CONFIG' } : google(one);
    await expect(set(base)).rejects.toThrow('INVALID_CONFIG');
  });

  it('are rejected in a project with the upgrade, which has a price per account (R153)', async () => {
    respond = createGoogle((stored) => ({ ...z.looseObject({}).parse(stored), subtype: 'IDENTITY_PLATFORM' }));
    await expect(set(base)).rejects.toThrow('IDENTITY_PLATFORM=true');
    await expect(check(base)).rejects.toThrow('IDENTITY_PLATFORM=true');
    await expect(set()).resolves.toBeUndefined();
    await expect(check()).resolves.toBeUndefined();
  });
});

describe('Identity Platform settings', () => {
  it('block client sign-up and deletion, hide e-mails, and link mails to the site (R153)', async () => {
    respond = createGoogle();
    await set();
    expect(listRequests()).toEqual([
      'POST /v2/projects/portal-of-mine/identityPlatform:initializeAuth',
      `PATCH ${CONFIG}`,
      `GET ${CONFIG}`,
      ...PROVIDER_LISTS,
    ]);
    expect(requests[1]?.body).toMatchObject({
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
    const mask = listMasks()[0]?.split(',') ?? [];
    expect(mask).toContain('client.permissions.disabledUserSignup');
    expect(mask).toContain('notification.sendEmail.callbackUri');
    expect(mask).not.toContain('client');
  });

  it('are set even if Identity Platform is already enabled (R153)', async () => {
    const google = createGoogle();
    respond = (one) =>
      one.method === 'POST'
        ? { status: 400, body: { error: { message: 'Identity Platform has already been enabled' } } }
        : google(one);
    await expect(set()).resolves.toBeUndefined();
  });

  it.each([
    ['defaultSupportedIdpConfigs', 'google.com'],
    ['oauthIdpConfigs', 'oidc.work'],
    ['inboundSamlConfigs', 'saml.work'],
  ])('are rejected while any page of %s contains an enabled provider (R153)', async (list, id) => {
    const provider = (name: string, enabled: boolean) => ({ name: `projects/1/${list}/${name}`, enabled });
    const google = createGoogle();
    const having = (enabled: boolean) => (one: RecordedRequest) => {
      if (!one.path.endsWith(list)) return google(one);
      const isFirst = !one.query.has('pageToken');
      const body = isFirst
        ? { [list]: [provider('first', false)], nextPageToken: 'a+b' }
        : { [list]: [provider(id, enabled)] };
      return { status: 200, body };
    };
    respond = having(true);
    await expect(set()).rejects.toThrow(`Sign-in by ${id} is on`);
    await expect(check()).rejects.toThrow(`Sign-in by ${id} is on`);
    respond = having(false);
    await expect(set()).resolves.toBeUndefined();
    await expect(check()).resolves.toBeUndefined();
  });

  it.each([
    ['signIn.anonymous.enabled', { signIn: { anonymous: { enabled: true } } }],
    ['signIn.phoneNumber.enabled', { signIn: { phoneNumber: { enabled: true } } }],
    ['signIn.email.passwordRequired', { signIn: { email: { enabled: true, passwordRequired: false } } }],
    ['client.permissions.disabledUserSignup', { client: { permissions: { disabledUserDeletion: true } } }],
    ['client.permissions.disabledUserDeletion', { client: { permissions: { disabledUserSignup: true } } }],
    ['emailPrivacyConfig.enableImprovedEmailPrivacy', { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }],
  ])('are rejected on set and check when Identity Platform has another value of %s (R153)', async (name, other) => {
    let changed: object = other;
    const part = z.looseObject({}).optional();
    const tree = z.object({ signIn: part, client: part, emailPrivacyConfig: part });
    respond = createGoogle((stored) => {
      const [has, differs] = [tree.parse(stored), tree.parse(changed)];
      return {
        signIn: { ...has.signIn, ...differs.signIn },
        client: { ...has.client, ...differs.client },
        emailPrivacyConfig: { ...has.emailPrivacyConfig, ...differs.emailPrivacyConfig },
      };
    });
    await expect(set()).rejects.toThrow(`not as \`identity\` sets it: ${name}.`);
    await expect(check()).rejects.toThrow(name);
    changed = {};
    await expect(check()).resolves.toBeUndefined();
  });

  it('count a field that Identity Platform omits as off (R153)', async () => {
    const email = { enabled: true, passwordRequired: true };
    respond = createGoogle((stored) => ({ ...z.looseObject({}).parse(stored), signIn: { email, anonymous: {} } }));
    await expect(set()).resolves.toBeUndefined();
  });

  it('fail with Google’s message (R153)', async () => {
    respond = () => ({ status: 403, body: { error: { message: 'PERMISSION_DENIED' } } });
    await expect(set()).rejects.toThrow('PERMISSION_DENIED');
    await expect(check()).rejects.toThrow('PERMISSION_DENIED');
  });
});

describe('wait for indexes', () => {
  const pollOptions = { timeoutMs: 5_000, everyMs: 5, log: () => undefined };
  const index = (state: string) => ({ name: `index-${state}`, state });

  it('ends when the indexes of all pages are built (R153)', async () => {
    let rounds = 0;
    respond = ({ query }) => {
      if (query.has('pageToken')) return { status: 200, body: { indexes: [index(rounds > 2 ? 'READY' : 'CREATING')] } };
      rounds += 1;
      return { status: 200, body: { indexes: [index('READY')], nextPageToken: 'more' } };
    };
    await waitForIndexes(getEnvironment(), pollOptions);
    expect(rounds).toBe(3);
  });

  it('fails if an index cannot be built, or after a timeout (R153)', async () => {
    respond = () => ({ status: 200, body: { indexes: [index('NEEDS_REPAIR')] } });
    await expect(waitForIndexes(getEnvironment(), pollOptions)).rejects.toThrow('index-NEEDS_REPAIR');
    respond = () => ({ status: 200, body: { indexes: [index('CREATING')] } });
    await expect(waitForIndexes(getEnvironment(), { ...pollOptions, timeoutMs: 0 })).rejects.toThrow(
      'still being built',
    );
  });

  it('accepts a database without indexes', async () => {
    respond = () => ({ status: 200, body: {} });
    await expect(waitForIndexes(getEnvironment(), pollOptions)).resolves.toBeUndefined();
  });
});
