import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkIdentity, setIdentity } from './identity.ts';
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
const CONFIG = '/admin/v2/projects/portal-of-mine/config';
/** A Google that has what it was last told, as `seen` shows it. */
const willing = (seen = (told: unknown): unknown => told): ((one: Asked) => Reply) => {
  let told: unknown = {};
  return ({ method, path, body }) => {
    if (path !== CONFIG) return { status: 200, body: {} };
    if (method === 'PATCH') told = body;
    return { status: 200, body: seen(told) };
  };
};

describe('Identity Platform’s settings', () => {
  it('R153 close sign-up and deletion to strangers, tell no addresses, and lead mails to the site', async () => {
    answer = willing();
    await setIdentity(place(), settings);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/projects/portal-of-mine/identityPlatform:initializeAuth',
      `PATCH ${CONFIG}`,
      `GET ${CONFIG}`,
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
    const google = willing();
    answer = (one) =>
      one.method === 'POST'
        ? { status: 400, body: { error: { message: 'Identity Platform has already been enabled' } } }
        : google(one);
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
  });

  it.each([
    ['defaultSupportedIdpConfigs', 'google.com'],
    ['oauthIdpConfigs', 'oidc.work'],
    ['inboundSamlConfigs', 'saml.work'],
  ])('R153 fail while another provider is on, on whatever page of %s it stands', async (list, id) => {
    const provider = (name: string, enabled: boolean) => ({ name: `projects/1/${list}/${name}`, enabled });
    const google = willing();
    const having = (enabled: boolean) => (one: Asked) => {
      if (!one.path.endsWith(list)) return google(one);
      const isFirst = !one.query.has('pageToken');
      const body = isFirst
        ? { [list]: [provider('first', false)], nextPageToken: 'a+b' }
        : { [list]: [provider(id, enabled)] };
      return { status: 200, body };
    };
    answer = having(true);
    await expect(setIdentity(place(), settings)).rejects.toThrow(`Sign-in by ${id} is on`);
    await expect(checkIdentity(place())).rejects.toThrow(`Sign-in by ${id} is on`);
    answer = having(false);
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
    await expect(checkIdentity(place())).resolves.toBeUndefined();
  });

  it.each([
    ['signIn.anonymous.enabled', { signIn: { anonymous: { enabled: true } } }],
    ['signIn.phoneNumber.enabled', { signIn: { phoneNumber: { enabled: true } } }],
    ['signIn.email.passwordRequired', { signIn: { email: { enabled: true, passwordRequired: false } } }],
    ['client.permissions.disabledUserSignup', { client: { permissions: { disabledUserDeletion: true } } }],
    ['client.permissions.disabledUserDeletion', { client: { permissions: { disabledUserSignup: true } } }],
    ['emailPrivacyConfig.enableImprovedEmailPrivacy', { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }],
  ])(
    'R153 are read back, when they are set and later, and fail where Identity Platform has another %s',
    async (name, other) => {
      let changed: object = other;
      const part = z.looseObject({}).optional();
      const tree = z.object({ signIn: part, client: part, emailPrivacyConfig: part });
      answer = willing((told) => {
        const [has, differs] = [tree.parse(told), tree.parse(changed)];
        return {
          signIn: { ...has.signIn, ...differs.signIn },
          client: { ...has.client, ...differs.client },
          emailPrivacyConfig: { ...has.emailPrivacyConfig, ...differs.emailPrivacyConfig },
        };
      });
      await expect(setIdentity(place(), settings)).rejects.toThrow(`not as \`identity\` sets it: ${name}.`);
      await expect(checkIdentity(place())).rejects.toThrow(name);
      changed = {};
      await expect(checkIdentity(place())).resolves.toBeUndefined();
    },
  );

  it('R153 take what is off for off where Identity Platform leaves it out', async () => {
    const email = { enabled: true, passwordRequired: true };
    answer = willing((told) => ({ ...z.looseObject({}).parse(told), signIn: { email, anonymous: {} } }));
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
  });

  it('R153 fail with Google’s words', async () => {
    answer = () => ({ status: 403, body: { error: { message: 'PERMISSION_DENIED' } } });
    await expect(setIdentity(place(), settings)).rejects.toThrow('PERMISSION_DENIED');
    await expect(checkIdentity(place())).rejects.toThrow('PERMISSION_DENIED');
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
