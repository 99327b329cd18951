import { randomUUID } from 'node:crypto';
import { may, PERMISSIONS, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordFigures } from '../../tools/quality/figures.ts';
import { call, type Reply, send } from './support/call.ts';
import { type Canary, leaksIn, makeCanary } from './support/canaries.ts';
import { paramsAbout, questionsAbout } from './support/canary-questions.ts';
import { untilListed } from './support/catalogue.ts';
import { bucket, firestore } from './support/firebase.ts';
import { signedIn } from './support/members.ts';
import { listObjects, readComments, readDocument, readObject } from './support/public-rest.ts';

const COMMAND = 'RECORD_FIGURES=1 npm test -- --only api "personal data"';

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const endpointOf = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isPermission = (access: Endpoint['access']): access is Permission => access in PERMISSIONS;
const isStaff = (id: EndpointId): boolean => isPermission(endpointOf(id).access);
const mayModerator = (id: EndpointId): boolean => {
  const { access } = endpointOf(id);
  return isPermission(access) && may('moderator', access);
};
const reads = ids.filter((id) => endpointOf(id).method === 'get');

const tokenFor = async (role: Role): Promise<string> => (await signedIn(role)).token;

let canary: Canary;
let other: string;
let moderator: string;
beforeAll(async () => {
  canary = await makeCanary();
  await Promise.all([untilListed(canary.mod), untilListed(canary.external)]);
  other = await tokenFor('user');
  moderator = await tokenFor('moderator');
});

const told = { answers: 0, letIn: 0, endpoints: new Set<string>(), leaks: [] as string[] };

/** Looks through an answer's body and headers. */
const look = (what: string, { status, headers, text }: Reply, secrets: Readonly<Record<string, string>>): void => {
  told.answers += 1;
  if (status < 300) told.letIn += 1;
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
  for (const query of questionsAbout(canary, id)) {
    const headers = { 'X-Forwarded-For': canary.address, 'Accept-Language': 'pt-BR' };
    const reply = await call(id, { params: paramsAbout(canary, id), query, token, headers });
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
const STRANGERS = ['a visitor', 'another member'] as const;
/** Nothing is there to read without the secret that stands in their path. */
const NEEDS_SECRET: readonly EndpointId[] = ['verifyResetToken', 'redeemDownload'];

describe('personal data', () => {
  it.each(reads.filter((id) => !isStaff(id)))('is in no answer to a visitor: %s', async (id) => {
    const statuses = await askAll(id, undefined, meantToBeHidden(id));
    const isPublic = endpointOf(id).access === 'public' && !NEEDS_SECRET.includes(id);
    expect(statuses.map((status) => status === 200)).toEqual(statuses.map(() => isPublic));
  });

  it.each(reads.filter((id) => !isStaff(id)))('is in no answer to another member: %s', async (id) => {
    // Their own e-mail is theirs to read.
    const isOwn = ['verify', 'exportUser'].includes(id);
    if (isOwn) await lookAtOwn(id);
    else {
      const statuses = await askAll(id, other, meantToBeHidden(id));
      expect(statuses.map((status) => status === 200)).toEqual(statuses.map(() => !NEEDS_SECRET.includes(id)));
    }
  });

  it.each(reads.filter(isStaff))('is in no answer to a moderator: %s', async (id) => {
    const statuses = await askAll(id, moderator, canary.personal);
    // Histories of accounts, asked for last, are admins' alone.
    const allowed = statuses.map((_, at) => mayModerator(id) && !(id === 'adminHistory' && at === statuses.length - 1));
    expect(statuses).toEqual(allowed.map((isAllowed) => (isAllowed ? 200 : 403)));
  });

  it.each(ids)('is in no refusal: %s', async (id) => {
    const body = {
      email: canary.member.email,
      identifier: canary.member.email,
      full_name: canary.personal['full name'],
    };
    const own = { params: paramsAbout(canary, id), headers: { 'X-Forwarded-For': canary.address } };
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

  it.each(STRANGERS)('is in no document that Firestore itself shows %s', async (who) => {
    const token = who === 'a visitor' ? undefined : other;
    const { mod, member, commentId, reportId, messageId } = canary;
    const { 'Auth id': uid = '', ...secrets } = everything();
    const ownUid = { 'Auth id': uid };
    // A card and a comment are of the uid that they name.
    const readable = [
      ['mods/{mod}', await readDocument(`mods/${mod.id}`, token), mod.word, ownUid],
      ['profiles/{uid}', await readDocument(`profiles/${member.uid}`, token), member.username, {}],
      ['comments', await readComments(mod.id, token, false), member.username, {}],
    ] as const;
    for (const [what, reply, shown, more] of readable) {
      look(what, reply, { ...secrets, ...more });
      expect(reply.status, what).toBe(200);
      expect(reply.text, what).toContain(shown);
    }
    const refused = [
      `users/${member.uid}`,
      `mods/${mod.id}/private/moderation`,
      `mods/${mod.id}/private/details`,
      `mods/${mod.id}/releases/${mod.releaseId}`,
      `mods/${mod.id}/releases/${mod.releaseId}/private/file`,
      `mods/${mod.id}/comments/${commentId}`,
      `reports/${reportId}`,
      `contact_messages/${messageId}`,
      `usernames/${member.username.toLowerCase()}`,
    ];
    for (const path of refused) expectRefused(path, await readDocument(path, token));
    expectRefused('comments, hidden ones too', await readComments(mod.id, token, true));
  });

  it.each(STRANGERS)('is in no object that Storage itself shows %s', async (who) => {
    const token = who === 'a visitor' ? undefined : other;
    const { mod, member } = canary;
    const objects = [
      `quarantine/${randomUUID()}`,
      `releases/${mod.id}/${mod.releaseId}/file`,
      `media/prova/${mod.id}.png`,
    ];
    const bytes = Buffer.from(`${member.email} ${canary.personal['full name']}`);
    await Promise.all(objects.map((path) => bucket.file(path).save(bytes, { resumable: false })));
    for (const path of objects) {
      expectRefused(path, await readObject(path, token, false));
      expectRefused(path, await readObject(path, token, true));
    }
    for (const folder of ['quarantine', 'releases', 'media']) expectRefused(folder, await listObjects(folder, token));
    await Promise.all(objects.map((path) => bucket.file(path).delete()));
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

const expectRefused = (what: string, reply: Reply): void => {
  look(what.split('/')[0] ?? what, reply, everything());
  expect(reply.status, what).toBe(403);
};

/** What is one's own holds one's own data, and nothing of the canary's. */
const lookAtOwn = async (id: EndpointId): Promise<void> => {
  const { status, text } = await call(id, { token: other });
  expect(status, text).toBe(200);
  const secrets = Object.entries(everything()).filter(([, secret]) => text.includes(secret));
  told.answers += 1;
  told.letIn += 1;
  expect(secrets.map(([name]) => name)).toEqual([]);
};

afterAll(async () => {
  if (process.env.RECORD_FIGURES !== '1') return;
  const names = Object.keys(everything()).length + 1;
  await recordFigures('public-answers', COMMAND, [
    `- ${told.endpoints.size} endpoints and pages, ${told.answers} answers with their headers, ${told.letIn} of them successes, as a visitor, another member and a moderator; documents and objects by the public REST of Firestore and Storage`,
    `- ${names} secrets of one member and six patterns (tokens, paths in Storage, stacks, engines’ words) looked for: ${told.leaks.length} found`,
  ]);
});
