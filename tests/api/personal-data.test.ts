import { PERMISSIONS } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { LOCALES } from '@bigorna/domain/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordFigures } from '../../tools/quality/figures.ts';
import { call, type Reply, send } from './support/call.ts';
import { type Canary, leaksIn, makeCanary } from './support/canaries.ts';
import { untilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';
import { question } from './support/staff.ts';
import { goodToken } from './support/tokens.ts';

const COMMAND = 'RECORD_FIGURES=1 npm test -- --only api "personal data"';

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const endpointOf = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isStaff = (id: EndpointId): boolean => endpointOf(id).access in PERMISSIONS;
const reads = ids.filter((id) => endpointOf(id).method === 'get');

const tokenFor = async (role: Role): Promise<string> => goodToken((await makeMember({ role })).uid);

let canary: Canary;
let other: string;
let moderator: string;
beforeAll(async () => {
  canary = await makeCanary();
  await Promise.all([untilListed(canary.mod), untilListed(canary.external)]);
  other = await tokenFor('user');
  moderator = await tokenFor('moderator');
});

/** Everything that a read's path can name, of the canary's own. */
const params = (): Record<string, string> => ({
  slug: canary.mod.slug,
  hash: canary.mod.sha256,
  mod: canary.mod.id,
  uid: canary.member.uid,
  modId: canary.mod.id,
  ticket: 'nada',
  token: 'nada',
  resource: 'mods',
});
/** What `{id}` is where it is no mod's. */
const idOf = (id: EndpointId): string => {
  const { path } = endpointOf(id);
  if (path.includes('/users/')) return canary.member.uid;
  if (path.includes('/comments/')) return `${canary.mod.id}:${canary.commentId}`;
  if (path.includes('/reports/')) return canary.reportId;
  return path.includes('/contact-messages/') ? canary.messageId : canary.mod.id;
};

/** Questions that show more of a read than asking nothing does. */
const questionsOf = (id: EndpointId): readonly string[] => {
  const { word, slug, id: modId } = canary.mod;
  const every: Partial<Record<EndpointId, readonly string[]>> = {
    listMods: [`?q=${word}&facets=1`, '?limit=100', `?q=${encodeURIComponent(canary.member.email)}`],
    suggest: [`?q=${word}`, `?q=${slug}`, `?q=${encodeURIComponent(canary.member.email)}`],
    modCards: [`?id=${modId}&id=${canary.external.id}`],
    listComments: ['', '?sort=oldest', '?limit=50'],
    faq: LOCALES.map((locale) => `?lang=${locale}`),
    adminHistory: [`mods/${modId}`, `users/${canary.member.uid}`].map((about) => question({ filter: { about } })),
    checkSlug: [`?slug=${slug}`],
  };
  return every[id] ?? [''];
};

const told = { answers: 0, endpoints: new Set<string>(), leaks: [] as string[] };

/** Looks through an answer's body and headers. */
const look = (what: string, { status, headers, text }: Reply, secrets: Readonly<Record<string, string>>): void => {
  told.answers += 1;
  told.endpoints.add(what.split(' ')[0] ?? what);
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const leaks = leaksIn(`${head}\n${text}`, { ...secrets, 'client address': canary.address });
  told.leaks.push(...leaks.map((leak) => `${what} (${status}): ${leak}`));
  expect(leaks, `${what} answered ${status}`).toEqual([]);
};

const askAll = async (
  id: EndpointId,
  token: string | undefined,
  secrets: Readonly<Record<string, string>>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (const query of questionsOf(id)) {
    const headers = { 'X-Forwarded-For': canary.address, 'Accept-Language': 'pt-BR' };
    const reply = await call(id, { params: { ...params(), id: idOf(id) }, query, token, headers });
    look(id, reply, secrets);
    statuses.push(reply.status);
  }
  return statuses;
};

const everything = () => ({ ...canary.personal, ...canary.hidden });
/** A comment names its author by the id that its document has, which everybody may read through the rules. */
const meantToBeHidden = (id: EndpointId) => {
  const { 'Auth id': uid = '', ...rest } = canary.hidden;
  return { ...canary.personal, ...rest, ...(id === 'listComments' ? {} : { 'Auth id': uid }) };
};
/** Nothing is there to read without the secret that stands in their path. */
const NEEDS_SECRET: readonly EndpointId[] = ['verifyResetToken', 'redeemDownload'];

describe('personal data', () => {
  it.each(reads.filter((id) => !isStaff(id)))('is in no answer to a visitor: %s', async (id) => {
    const statuses = await askAll(id, undefined, meantToBeHidden(id));
    const isPublic = endpointOf(id).access === 'public' && !NEEDS_SECRET.includes(id);
    expect(statuses.every((status) => (status === 200) === isPublic)).toBe(true);
  });

  it.each(reads.filter((id) => !isStaff(id)))('is in no answer to another member: %s', async (id) => {
    // Their own e-mail is theirs to read.
    const isOwn = ['verify', 'exportUser'].includes(id);
    if (isOwn) await lookAtOwn(id);
    else await askAll(id, other, meantToBeHidden(id));
  });

  it.each(reads.filter(isStaff))('is in no answer to a moderator: %s', async (id) => {
    await askAll(id, moderator, canary.personal);
  });

  it.each(ids)('is in no refusal: %s', async (id) => {
    const body = {
      email: canary.member.email,
      identifier: canary.member.email,
      full_name: canary.personal['full name'],
    };
    const own = { params: { ...params(), id: idOf(id) }, headers: { 'X-Forwarded-For': canary.address } };
    const hasBody = endpointOf(id).method !== 'get';
    for (const token of [undefined, 'lixo.lixo.lixo']) {
      const reply = await call(id, { ...own, token, ...(hasBody ? { body } : {}) });
      if (reply.status >= 400) look(`${id} refused`, reply, everything());
    }
    const broken = await call(id, {
      ...own,
      token: other,
      ...(hasBody ? { rawBody: '{"email":' } : { query: '?__proto__=1' }),
    });
    if (broken.status >= 400) look(`${id} refused`, broken, everything());
  });

  it.each([
    '/',
    '/mods',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/admin/',
    '/api/openapi.json',
    '/api/docs',
    '/api/nada',
    '/media/nada.webp',
    '/index.html.map',
  ])('is in nothing else that strangers can read: %s', async (path) => {
    const response = await send('get', path, { headers: { 'X-Forwarded-For': canary.address } });
    const reply = { status: response.status, headers: response.headers, text: await response.text() };
    look(path, reply, everything());
  });

  it('is found by the scan where it does stand: in the member’s own answers, and in an admin’s', async () => {
    const { token, uid } = canary.member;
    const own = await call('exportUser', { token });
    expect(leaksIn(own.text, everything())).toEqual(expect.arrayContaining(['e-mail', 'full name']));
    const admin = await tokenFor('admin');
    const card = await call('adminGetUser', { params: { id: uid }, token: admin });
    expect(leaksIn(card.text, everything())).toEqual(expect.arrayContaining(['e-mail', 'full name', 'Auth id']));
    const message = await call('adminGetContactMessage', { params: { id: canary.messageId }, token: admin });
    expect(leaksIn(message.text, everything())).toEqual(expect.arrayContaining(['text of a message']));
    expect((await firestore.doc(`reports/${canary.reportId}`).get()).exists).toBe(true);
  });
});

/** What is one's own holds one's own data, and nothing of the canary's. */
const lookAtOwn = async (id: EndpointId): Promise<void> => {
  const { text } = await call(id, { token: other });
  const secrets = Object.entries(everything()).filter(([, secret]) => text.includes(secret));
  told.answers += 1;
  expect(secrets.map(([name]) => name)).toEqual([]);
};

afterAll(async () => {
  if (process.env.RECORD_FIGURES !== '1') return;
  const names = Object.keys(everything()).length + 1;
  await recordFigures('public-answers', COMMAND, [
    `- ${told.endpoints.size} endpoints and pages, ${told.answers} answers with their headers, as a visitor, another member and a moderator, refusals included`,
    `- ${names} secrets of one member and six patterns (tokens, paths in Storage, stacks, engines’ words) looked for: ${told.leaks.length} found`,
  ]);
});
