import { request } from 'node:http';
import { COMMON_HEADERS, DOCS_POLICY, formatPolicy, RESPONSE_POLICY } from '@bigorna/domain/security-headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { callForData, type Options, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';

const RESPONSE_CSP = formatPolicy(RESPONSE_POLICY);
const SERVICES = ['catalogue', 'api', 'admin', 'media'] as const;
/** Base URL of a function without Hosting. */
const getDirectUrl = (service: (typeof SERVICES)[number]): string =>
  `http://${environment.functionsHost}/${environment.project}/${environment.region}/${service}`;

/** Common headers with lowercase names. */
const COMMON = Object.fromEntries(Object.entries(COMMON_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));

interface Kind {
  what: string;
  path: string | (() => string);
  status: number;
  method?: string;
  policy?: string | RegExp;
  /** Headers that differ for this kind of response. */
  own?: Readonly<Record<string, string>>;
  options?: () => Options;
}

let mod: TestMod;
let externalMod: TestMod;
let token: string;
let ticket: string;
let externalTicket: string;
const PICTURE = 'media/prova/headers.png';

const issueTicket = async ({ id }: TestMod): Promise<string> =>
  (await callForData('issueDownload', { params: { id }, token, body: {} })).url;

beforeAll(async () => {
  [mod, externalMod, { token }] = await Promise.all([
    createMod(),
    createMod({ externalUrl: 'https://files.example/mods/prova.jar' }),
    createSignedInMember(),
    bucket.file(PICTURE).save(Buffer.from('x'), { resumable: false, contentType: 'image/png' }),
  ]);
  [ticket, externalTicket] = [await issueTicket(mod), await issueTicket(externalMod)];
});

const json = { 'Content-Type': 'application/json' };
const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

const RESPONSES: readonly Kind[] = [
  { what: 'a public response', path: '/api/site', status: 200 },
  { what: 'a public response to HEAD', path: '/api/site', method: 'head', status: 200 },
  { what: 'a response to a member', path: '/api/auth/verify', status: 200, options: () => ({ token }) },
  { what: 'a 401 error', path: '/api/auth/verify', status: 401 },
  { what: 'a 403 error', path: '/api/admin/mods', status: 403, options: () => ({ token }) },
  { what: 'a 400 error', path: '/api/mods/public?page=0', status: 400 },
  { what: 'a 404 error', path: '/api/mods/nao-existe', status: 404 },
  { what: 'an unknown path', path: '/api/nowhere', status: 404 },
  { what: 'an unsupported method', path: '/api/site', method: 'delete', status: 404 },
  {
    what: 'a preflight of another site',
    path: '/api/site',
    method: 'options',
    status: 404,
    options: () => ({ headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' } }),
  },
  {
    what: 'a response to another site',
    path: '/api/site',
    status: 200,
    options: () => ({ headers: { Origin: 'https://other.example' } }),
  },
  {
    what: 'malformed JSON',
    path: '/api/auth/login',
    method: 'post',
    status: 400,
    options: () => ({ rawBody: '{"identifier":', headers: json }),
  },
  {
    what: 'an unsupported content type',
    path: '/api/auth/login',
    method: 'post',
    status: 415,
    options: () => ({ rawBody: 'x', headers: { 'Content-Type': 'text/plain' } }),
  },
  { what: 'a 401 error of the staff API', path: '/api/admin/mods', status: 401 },
  { what: 'an image', path: `/${PICTURE}`, status: 200 },
  { what: 'an image by HEAD', path: `/${PICTURE}`, method: 'head', status: 200 },
  { what: 'a missing image', path: '/media/prova/nada.png', status: 404 },
  { what: 'a download', path: () => ticket, status: 200, own: NO_REFERRER },
  {
    what: 'a range of a download',
    path: () => ticket,
    status: 206,
    own: NO_REFERRER,
    options: () => ({ headers: { Range: 'bytes=0-9' } }),
  },
  {
    what: 'a range past the end',
    path: () => ticket,
    status: 416,
    own: NO_REFERRER,
    options: () => ({ headers: { Range: 'bytes=999999-' } }),
  },
  { what: 'a redirect to an external file', path: () => externalTicket, status: 302, own: NO_REFERRER },
  { what: 'a forged ticket', path: '/api/download/x', status: 404 },
  { what: 'the API description', path: '/api/openapi.json', status: 200 },
  { what: 'the API docs page', path: '/api/docs', status: 200, policy: formatPolicy(DOCS_POLICY) },
  { what: 'the script of the API docs', path: '/api/docs/start.js', status: 200 },
];

const PAGE =
  /^default-src 'none'; .*script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'( 'sha256-[\w+/]{43}=')+;/;

const FILES: readonly Kind[] = [
  { what: 'the start page', path: '/', status: 200, policy: PAGE },
  { what: 'a page of the site', path: '/mods?q=forja', status: 200, policy: PAGE },
  { what: 'a path that begins like the API', path: '/apis', status: 404, policy: PAGE },
  { what: 'an unknown page', path: '/nao/existe', status: 404, policy: PAGE },
  { what: 'the page of an unknown mod', path: '/mods/x.y', status: 404, policy: PAGE },
  { what: 'the shell of the pages', path: '/shell.html', status: 200, policy: PAGE },
  { what: 'the service worker', path: '/sw.js', status: 200, policy: PAGE },
  { what: 'the manifest', path: '/manifest.webmanifest', status: 200, policy: PAGE },
  { what: 'an image of the site', path: '/favicon.svg', status: 200, policy: PAGE },
  { what: 'a missing asset', path: '/assets/gone.js', status: 404 },
  { what: 'the redirect to the console', path: '/admin', status: 301, policy: PAGE },
  { what: 'the console', path: '/admin/', status: 200, policy: PAGE },
  { what: 'a page of the console', path: '/admin/mods/x/show', status: 200, policy: PAGE },
  { what: 'a missing asset of the console', path: '/admin/assets/gone.js', status: 404 },
];

/** Number of responses that passed. */
let checkedResponses = 0;
/** Includes two requests to each function without Hosting, and two 304 responses. */
const EXPECTED_RESPONSES = RESPONSES.length + FILES.length + 2 * SERVICES.length + 2;

const expectHeaders = async (kind: Kind, origin: string): Promise<Response> => {
  const path = typeof kind.path === 'string' ? kind.path : kind.path();
  const response = await send(kind.method ?? 'get', path, { ...kind.options?.(), origin });
  await response.arrayBuffer();
  expect(response.status).toBe(kind.status);
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...COMMON, ...kind.own });
  const policy = response.headers.get('content-security-policy') ?? '';
  if (kind.policy instanceof RegExp) expect(policy).toMatch(kind.policy);
  else expect(policy).toBe(kind.policy ?? RESPONSE_CSP);
  expect(policy).not.toContain('unsafe');
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  checkedResponses += 1;
  return response;
};

afterAll(async () => {
  if (process.env.RECORD_FIGURES !== '1' || checkedResponses < EXPECTED_RESPONSES) return;
  await recordMeasurements('headers', 'RECORD_FIGURES=1 npm test -- --only api "security headers"', [
    `- ${checkedResponses} responses: ${RESPONSES.length} kinds from functions, ${FILES.length} from Hosting, and each function without Hosting. All have ${Object.keys(COMMON).length} headers, none of them twice. In production, the policy has no 'unsafe-inline', no 'unsafe-eval', no wildcard and no local address.`,
  ]);
});

describe('security headers', () => {
  it.each([...RESPONSES, ...FILES])('are sent with $what by Hosting (R151)', async (kind) => {
    await expectHeaders(kind, environment.url);
  });

  it.each(SERVICES)('are sent by %s without Hosting, with successes and errors (R151)', async (service) => {
    const knownPaths = {
      catalogue: '/api/site',
      api: '/api/openapi.json',
      admin: '/api/admin/mods',
      media: `/${PICTURE}`,
    };
    const status = service === 'admin' ? 401 : 200;
    await expectHeaders({ what: 'known', path: knownPaths[service], status }, getDirectUrl(service));
    await expectHeaders({ what: 'unknown', path: '/api/nowhere', status: 404 }, getDirectUrl(service));
  });

  it.each(['/api/site', '/api/openapi.json'])('are sent with a 304 response of %s (R151)', async (path) => {
    const first = await send('get', path);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    await expectHeaders({ what: 'kept', path, status: 304, options: () => ({ headers }) }, environment.url);
  });

  it('are never repeated in one response (R151)', async () => {
    for (const path of ['/', '/admin/', '/api/site', `/${PICTURE}`]) {
      const raw = await getRawNames(path);
      for (const name of [...Object.keys(COMMON), 'content-security-policy']) {
        expect(
          raw.filter((rawName) => rawName === name),
          `${name} of ${path}`,
        ).toHaveLength(1);
      }
    }
  });
});

/** Raw header names of a response, unmerged. */
const getRawNames = (path: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    request(`${environment.url}${path}`, (incoming) => {
      incoming.resume();
      resolve(incoming.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
    })
      .on('error', reject)
      .end();
  });
