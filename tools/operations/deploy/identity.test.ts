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

  it('R153 fail while another provider is on', async () => {
    const google = (enabled: boolean) => ({ name: 'projects/1/defaultSupportedIdpConfigs/google.com', enabled });
    const having = (enabled: boolean) => (one: Asked) =>
      one.method === 'GET' ? { status: 200, body: { defaultSupportedIdpConfigs: [google(enabled)] } } : echo(one);
    answer = having(true);
    await expect(setIdentity(place(), settings)).rejects.toThrow('Sign-in by google.com is on');
    answer = having(false);
    await expect(setIdentity(place(), settings)).resolves.toBeUndefined();
  });

  it('R153 fail with Google’s words, and where strangers may still sign up', async () => {
    answer = () => ({ status: 403, body: { error: { message: 'PERMISSION_DENIED' } } });
    await expect(setIdentity(place(), settings)).rejects.toThrow('PERMISSION_DENIED');
    answer = () => ({ status: 200, body: { client: { permissions: {} } } });
    await expect(setIdentity(place(), settings)).rejects.toThrow('may still sign up');
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
