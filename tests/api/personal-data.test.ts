import { randomUUID } from 'node:crypto';
import { hasPermission, PERMISSIONS, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { type ApiResponse, callEndpoint, send } from './support/call.ts';
import { createCanary, findLeaks } from './support/canaries.ts';
import { getCanaryParams, getCanaryQueries } from './support/canary-queries.ts';
import { waitUntilListed } from './support/catalogue.ts';
import { bucket, firestore } from './support/firebase.ts';
import { createSignedInMember, SESSION_ENDING_CALLS } from './support/members.ts';
import { listObjects, readComments, readDocument, readObject } from './support/public-rest.ts';

const COMMAND = 'RECORD_FIGURES=1 npm test -- --only api "personal data"';

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const getEndpoint = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isPermission = (access: Endpoint['access']): access is Permission => access in PERMISSIONS;
const isStaff = (id: EndpointId): boolean => isPermission(getEndpoint(id).access);
const isModeratorAllowed = (id: EndpointId): boolean => {
  const { access } = getEndpoint(id);
  return isPermission(access) && hasPermission('moderator', access);
};
const reads = ids.filter((id) => getEndpoint(id).method === 'get');

const tokenFor = async (role: Role): Promise<string> => (await createSignedInMember(role)).token;

const canary = await createCanary();
const [other, moderator] = [await tokenFor('user'), await tokenFor('moderator')];
beforeAll(() => Promise.all([waitUntilListed(canary.mod), waitUntilListed(canary.external)]));

const totals = { answers: 0, letIn: 0, endpoints: new Set<string>(), leaks: [] as string[] };

/** Searches body and headers of a response for secrets. */
const scanResponse = (
  what: string,
  { status, headers, text }: ApiResponse,
  secrets: Readonly<Record<string, string>>,
): void => {
  totals.answers += 1;
  if (status < 300) totals.letIn += 1;
  totals.endpoints.add(what.split(' ')[0] ?? what);
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const leaks = findLeaks(`${head}\n${text}`, { ...secrets, 'client address': canary.ip });
  totals.leaks.push(...leaks.map((leak) => `${what} (${status}): ${leak}`));
  expect(leaks, `${what} answered ${status}`).toEqual([]);
};

const requestAll = async (
  id: EndpointId,
  token: string | undefined,
  secrets: Readonly<Record<string, string>>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (const query of getCanaryQueries(canary, id)) {
    const headers = { 'X-Forwarded-For': canary.ip, 'Accept-Language': 'pt-BR' };
    const response = await callEndpoint(id, { params: getCanaryParams(canary, id), query, token, headers });
    scanResponse(id, response, secrets);
    statuses.push(response.status);
  }
  return statuses;
};

const getAllSecrets = () => ({ ...canary.personal, ...canary.hidden });
/** Secrets that a response must not contain. A listed comment shows the uid of its author, which is public. */
const getSecrets = (id: EndpointId) => {
  const { 'Auth id': uid = '', ...rest } = canary.hidden;
  return { ...canary.personal, ...rest, ...(id === 'listComments' ? {} : { 'Auth id': uid }) };
};
const OUTSIDERS = ['a visitor', 'another member'] as const;
/** Endpoints that need a secret in their path. */
const NEEDS_SECRET: readonly EndpointId[] = ['verifyResetToken', 'redeemDownload'];

describe('personal data', () => {
  it.each(reads.filter((id) => !isStaff(id)))('is in no response to a visitor: %s', async (id) => {
    const statuses = await requestAll(id, undefined, getSecrets(id));
    const isPublic = getEndpoint(id).access === 'public' && !NEEDS_SECRET.includes(id);
    expect(statuses.map((status) => status === 200)).toEqual(statuses.map(() => isPublic));
  });

  it.each(reads.filter((id) => !isStaff(id)))('is in no response to another member: %s', async (id) => {
    // `verify` and `exportUser` return the e-mail of the caller.
    const isOwnData = ['verify', 'exportUser'].includes(id);
    if (isOwnData) await scanOwnExport(id);
    else {
      const statuses = await requestAll(id, other, getSecrets(id));
      expect(statuses.map((status) => status === 200)).toEqual(statuses.map(() => !NEEDS_SECRET.includes(id)));
    }
  });

  it.each(reads.filter(isStaff))('is in no response to a moderator: %s', async (id) => {
    const statuses = await requestAll(id, moderator, canary.personal);
    // The last request of `adminHistory` asks for the history of an account, which only admins may read.
    const allowed = statuses.map(
      (_, at) => isModeratorAllowed(id) && !(id === 'adminHistory' && at === statuses.length - 1),
    );
    expect(statuses).toEqual(allowed.map((isAllowed) => (isAllowed ? 200 : 403)));
  });

  it.each(ids)('is in no error response: %s', async (id) => {
    const body = {
      email: canary.member.email,
      identifier: canary.member.email,
      full_name: canary.personal['full name'],
    };
    const options = { params: getCanaryParams(canary, id), headers: { 'X-Forwarded-For': canary.ip } };
    const hasBody = getEndpoint(id).method !== 'get';
    for (const token of [undefined, 'lixo.lixo.lixo']) {
      const response = await callEndpoint(id, { ...options, token, ...(hasBody ? { body } : {}) });
      if (response.status >= 400) scanResponse(`${id} refused`, response, getAllSecrets());
    }
    const broken = await callEndpoint(id, {
      ...options,
      token: SESSION_ENDING_CALLS.includes(id) ? await tokenFor('user') : other,
      ...(hasBody ? { rawBody: '{"email":' } : { query: '?__proto__=1' }),
    });
    if (broken.status >= 400) scanResponse(`${id} refused`, broken, getAllSecrets());
  });

  it.each([
    '/',
    '/mods',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/mods-1.xml',
    '/sitemaps/authors-1.xml',
    '/feeds/mods.atom',
    '/feeds/mods.json',
    '/manifest.webmanifest',
    '/sw.js',
    '/admin/',
    '/api/openapi.json',
    '/api/docs',
    '/api/nada',
    '/media/nada.webp',
    '/index.html.map',
  ])('is in no other response of the portal to a visitor: %s', async (path) => {
    const response = await send('get', path, { headers: { 'X-Forwarded-For': canary.ip } });
    const reply = { status: response.status, headers: response.headers, text: await response.text() };
    scanResponse(path, reply, getAllSecrets());
  });

  it.each(OUTSIDERS)('is in no Firestore document that is readable for %s', async (who) => {
    const token = who === 'a visitor' ? undefined : other;
    const { mod, member, commentId, reportId, messageId } = canary;
    const { 'Auth id': uid = '', ...secrets } = getAllSecrets();
    const ownUid = { 'Auth id': uid };
    // A public card and a comment may contain the uid of the member, but a mod may not.
    const readable = [
      ['mods/{mod}', await readDocument(`mods/${mod.id}`, token), mod.word, ownUid],
      ['profiles/{uid}', await readDocument(`profiles/${member.uid}`, token), member.username, {}],
      ['comments', await readComments(mod.id, token, false), member.username, {}],
    ] as const;
    for (const [what, response, shown, more] of readable) {
      scanResponse(what, response, { ...secrets, ...more });
      expect(response.status, what).toBe(200);
      expect(response.text, what).toContain(shown);
    }
    const forbiddenPaths = [
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
    for (const path of forbiddenPaths) expectForbidden(path, await readDocument(path, token));
    expectForbidden('comments, hidden ones too', await readComments(mod.id, token, true));
  });

  it.each(OUTSIDERS)('is in no Storage object that is readable for %s', async (who) => {
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
      expectForbidden(path, await readObject(path, token, false));
      expectForbidden(path, await readObject(path, token, true));
    }
    for (const folder of ['quarantine', 'releases', 'media']) expectForbidden(folder, await listObjects(folder, token));
    await Promise.all(objects.map((path) => bucket.file(path).delete()));
  });

  it('is found by the scan in responses to the member and to an admin', async () => {
    const { token, uid } = canary.member;
    const exported = await callEndpoint('exportUser', { token });
    expect(findLeaks(exported.text, getAllSecrets())).toEqual(expect.arrayContaining(['e-mail', 'full name']));
    const admin = await tokenFor('admin');
    const card = await callEndpoint('adminGetUser', { params: { id: uid }, token: admin });
    expect(findLeaks(card.text, getAllSecrets())).toEqual(expect.arrayContaining(['e-mail', 'full name', 'Auth id']));
    const message = await callEndpoint('adminGetContactMessage', { params: { id: canary.messageId }, token: admin });
    expect(findLeaks(message.text, getAllSecrets())).toEqual(expect.arrayContaining(['text of a message']));
    expect((await firestore.doc(`reports/${canary.reportId}`).get()).exists).toBe(true);
  });
});

const expectForbidden = (what: string, response: ApiResponse): void => {
  scanResponse(what.split('/')[0] ?? what, response, getAllSecrets());
  expect(response.status, what).toBe(403);
};

/** Asserts that the export of another member contains no data of the canary. */
const scanOwnExport = async (id: EndpointId): Promise<void> => {
  const { status, text } = await callEndpoint(id, { token: other });
  expect(status, text).toBe(200);
  const secrets = Object.entries(getAllSecrets()).filter(([, secret]) => text.includes(secret));
  totals.answers += 1;
  totals.letIn += 1;
  expect(secrets.map(([name]) => name)).toEqual([]);
};

afterAll(async () => {
  if (process.env.RECORD_FIGURES !== '1') return;
  const names = Object.keys(getAllSecrets()).length + 1;
  await recordMeasurements('public-answers', COMMAND, [
    `- ${totals.endpoints.size} endpoints and pages as a visitor, another member and a moderator: ${totals.answers} responses with their headers, ${totals.letIn} of them successes. Documents and objects by the public REST APIs of Firestore and Storage.`,
    `- Searched for ${names} secrets of one member and six patterns (such as tokens, paths in Storage, stack traces): ${totals.leaks.length} found.`,
  ]);
});
