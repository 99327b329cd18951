import { request } from 'node:http';
import { ANSWER_POLICY, COMMON_HEADERS, DOCS_POLICY, policyText } from '@bigorna/domain/security-headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordFigures } from '../../tools/quality/figures.ts';
import { ask, type Options, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';
import { signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';

const ANSWER = policyText(ANSWER_POLICY);
const SERVICES = ['catalogue', 'api', 'admin', 'media'] as const;
/** A function asked past Hosting: what it says by itself. */
const direct = (service: (typeof SERVICES)[number]): string =>
  `http://${environment.functionsHost}/${environment.project}/${environment.region}/${service}`;

/** Names in lower case, as they are read. */
const COMMON = Object.fromEntries(Object.entries(COMMON_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));

interface Kind {
  what: string;
  path: string | (() => string);
  status: number;
  method?: string;
  policy?: string | RegExp;
  /** Headers that this kind of answer says otherwise. */
  own?: Readonly<Record<string, string>>;
  options?: () => Options;
}

let mod: TestMod;
let elsewhere: TestMod;
let token: string;
let ticket: string;
let away: string;
const PICTURE = 'media/prova/headers.png';

const ticketOf = async ({ id }: TestMod): Promise<string> =>
  (await ask('issueDownload', { params: { id }, token, body: {} })).url;

beforeAll(async () => {
  [mod, elsewhere, { token }] = await Promise.all([
    makeMod(),
    makeMod({ externalUrl: 'https://files.example/mods/prova.jar' }),
    signedIn(),
    bucket.file(PICTURE).save(Buffer.from('x'), { resumable: false, contentType: 'image/png' }),
  ]);
  [ticket, away] = [await ticketOf(mod), await ticketOf(elsewhere)];
});

const json = { 'Content-Type': 'application/json' };
const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

const ANSWERS: readonly Kind[] = [
  { what: 'a public answer', path: '/api/site', status: 200 },
  { what: 'a public answer asked for its headers', path: '/api/site', method: 'head', status: 200 },
  { what: 'a member’s answer', path: '/api/auth/verify', status: 200, options: () => ({ token }) },
  { what: 'a refusal 401', path: '/api/auth/verify', status: 401 },
  { what: 'a refusal 403', path: '/api/admin/mods', status: 403, options: () => ({ token }) },
  { what: 'a failure 400', path: '/api/mods/public?page=0', status: 400 },
  { what: 'a failure 404', path: '/api/mods/nao-existe', status: 404 },
  { what: 'an unknown call', path: '/api/nowhere', status: 404 },
  { what: 'a call by another method', path: '/api/site', method: 'delete', status: 404 },
  {
    what: 'malformed JSON',
    path: '/api/auth/login',
    method: 'post',
    status: 400,
    options: () => ({ rawBody: '{"identifier":', headers: json }),
  },
  {
    what: 'another kind of body',
    path: '/api/auth/login',
    method: 'post',
    status: 415,
    options: () => ({ rawBody: 'x', headers: { 'Content-Type': 'text/plain' } }),
  },
  { what: 'the staff’s failure', path: '/api/admin/mods', status: 401 },
  { what: 'a picture', path: `/${PICTURE}`, status: 200 },
  { what: 'a picture asked for its headers', path: `/${PICTURE}`, method: 'head', status: 200 },
  { what: 'a picture that is not there', path: '/media/prova/nada.png', status: 404 },
  { what: 'a download', path: () => ticket, status: 200, own: NO_REFERRER },
  {
    what: 'a part of a download',
    path: () => ticket,
    status: 206,
    own: NO_REFERRER,
    options: () => ({ headers: { Range: 'bytes=0-9' } }),
  },
  {
    what: 'a part beyond the end',
    path: () => ticket,
    status: 416,
    own: NO_REFERRER,
    options: () => ({ headers: { Range: 'bytes=999999-' } }),
  },
  { what: 'the way to a file held elsewhere', path: () => away, status: 302, own: NO_REFERRER },
  { what: 'an invented ticket', path: '/api/download/x', status: 404 },
  { what: 'the API’s description', path: '/api/openapi.json', status: 200 },
  { what: 'the page that shows it', path: '/api/docs', status: 200, policy: policyText(DOCS_POLICY) },
  { what: 'the script of that page', path: '/api/docs/start.js', status: 200 },
];

const PAGE =
  /^default-src 'none'; .*script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'( 'sha256-[\w+/]{43}=')+;/;

const FILES: readonly Kind[] = [
  { what: 'the start page', path: '/', status: 200, policy: PAGE },
  { what: 'a page of the site', path: '/mods?q=forja', status: 200, policy: PAGE },
  { what: 'an address below a word that the API has too', path: '/apis', status: 200, policy: PAGE },
  { what: 'a page that is not there', path: '/nao/existe', status: 200, policy: PAGE },
  { what: 'a page with a dot', path: '/mods/x.y', status: 200, policy: PAGE },
  { what: 'the page’s file', path: '/index.html', status: 200, policy: PAGE },
  { what: 'the service worker', path: '/sw.js', status: 200, policy: PAGE },
  { what: 'the manifest', path: '/manifest.webmanifest', status: 200, policy: PAGE },
  { what: 'a picture of the site', path: '/favicon.svg', status: 200, policy: PAGE },
  { what: 'an asset that is gone', path: '/assets/gone.js', status: 404 },
  { what: 'the way into the console', path: '/admin', status: 301, policy: PAGE },
  { what: 'the console', path: '/admin/', status: 200, policy: PAGE },
  { what: 'a page of the console', path: '/admin/mods/x/show', status: 200, policy: PAGE },
  { what: 'an asset of the console that is gone', path: '/admin/assets/gone.js', status: 404 },
];

/** How many answers had all of it; with each function past Hosting, asked twice, and two answers 304. */
let answers = 0;
const ALL = ANSWERS.length + FILES.length + 2 * SERVICES.length + 2;

const expectHeaders = async (kind: Kind, origin: string): Promise<Response> => {
  const path = typeof kind.path === 'string' ? kind.path : kind.path();
  const response = await send(kind.method ?? 'get', path, { ...kind.options?.(), origin });
  await response.arrayBuffer();
  expect(response.status).toBe(kind.status);
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...COMMON, ...kind.own });
  const policy = response.headers.get('content-security-policy') ?? '';
  if (kind.policy instanceof RegExp) expect(policy).toMatch(kind.policy);
  else expect(policy).toBe(kind.policy ?? ANSWER);
  expect(policy).not.toContain('unsafe');
  answers += 1;
  return response;
};

afterAll(async () => {
  if (process.env.RECORD_FIGURES !== '1' || answers < ALL) return;
  await recordFigures('headers', 'RECORD_FIGURES=1 npm test -- --only api "what browsers are told"', [
    `- ${answers} answers, of ${ANSWERS.length} kinds from functions and ${FILES.length} from Hosting, and of each function past Hosting: all with ${Object.keys(COMMON).length} headers and a policy without 'unsafe-inline', 'unsafe-eval', wildcard or address of this machine in production; none twice.`,
  ]);
});

describe('what browsers are told', () => {
  it.each([...ANSWERS, ...FILES])('R151 with $what, by Hosting', async (kind) => {
    await expectHeaders(kind, environment.url);
  });

  it.each(SERVICES)('R151 by %s itself, past Hosting, with a success or a failure', async (service) => {
    const known = { catalogue: '/api/site', api: '/api/openapi.json', admin: '/api/admin/mods', media: `/${PICTURE}` };
    const status = service === 'admin' ? 401 : 200;
    await expectHeaders({ what: 'known', path: known[service], status }, direct(service));
    await expectHeaders({ what: 'unknown', path: '/api/nowhere', status: 404 }, direct(service));
  });

  it.each(['/api/site', '/api/openapi.json'])('R151 with what has not changed: %s, 304', async (path) => {
    const first = await send('get', path);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    await expectHeaders({ what: 'kept', path, status: 304, options: () => ({ headers }) }, environment.url);
  });

  it('R151 once each: no header is said twice', async () => {
    for (const path of ['/', '/admin/', '/api/site', `/${PICTURE}`]) {
      const raw = await rawNames(path);
      for (const name of [...Object.keys(COMMON), 'content-security-policy']) {
        expect(
          raw.filter((said) => said === name),
          `${name} of ${path}`,
        ).toHaveLength(1);
      }
    }
  });
});

/** The names of an answer's headers as they came, none put together. */
const rawNames = (path: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    request(`${environment.url}${path}`, (answer) => {
      answer.resume();
      resolve(answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
    })
      .on('error', reject)
      .end();
  });
