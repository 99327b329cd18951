import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, getRefusal, send } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { buildNewcomer, createMember, createSignedInMember, signIn } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { RELEASE_FORM } from './support/releases.ts';
import { toListQuery } from './support/staff.ts';
import { createValidToken } from './support/tokens.ts';
import { callToolkit } from './support/toolkit.ts';
import { buildJar, fetchStatus, uploadFileAs } from './support/uploads.ts';

/** Repeats some attacks of docs/quality.md, "An hour of attack", in every test run. */

const [member, admin, moderator] = await Promise.all([
  createSignedInMember(),
  createSignedInMember('admin'),
  createSignedInMember('moderator'),
]);

const getStoredAccount = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();
const issueTicket = async (mod: string, token: string): Promise<string> =>
  (await callForData('issueDownload', { params: { id: mod }, token, body: {} })).url.replace('/api/download/', '');
const redeem = (ticket: string) => callEndpoint('redeemDownload', { params: { ticket } });

describe('escalation of rights', () => {
  const FORGED_FIELDS = { role: 'super_admin', is_verified: true, is_banned: false, valid_after: 0, uid: 'outro' };
  const buildClaims = (body: object): string =>
    `${JSON.stringify({ ...FORGED_FIELDS, ...body }).slice(0, -1)},"__proto__":{"role":"admin"},"constructor":{"role":"admin"}}`;
  const headers = { 'Content-Type': 'application/json' };

  it('ignores a forged role, verified state and uid in a registration', async () => {
    const body = buildNewcomer();
    const { username } = body;
    const { user } = await callForData('register', { rawBody: buildClaims(body), headers });
    expect(await getStoredAccount(user.id)).toMatchObject({ username, role: 'user', is_verified: false });
    expect(user.id).not.toBe(FORGED_FIELDS.uid);
  });

  it('changes only editable fields in a profile update', async () => {
    const novice = await createMember({ is_verified: false });
    const token = await signIn(novice);
    await callForData('updateProfile', {
      token,
      rawBody: buildClaims({ bio: 'Mudada', avatar_url: '//outro.test/x.png' }),
      headers,
    });
    const account = await getStoredAccount(novice.uid);
    expect(account).toMatchObject({ bio: 'Mudada', role: 'user', is_verified: false, avatar_url: null });
    expect(getRefusal(await callEndpoint('adminListUsers', { token }))).toBe('403 forbidden');
  });

  it.each([
    ['emailVerified', { emailVerified: true }],
    ['customAttributes', { customAttributes: '{"role":"super_admin","minted_at":9999999999}' }],
    ['validSince', { validSince: '0' }],
  ])('gains no rights by setting %s at Auth’s public endpoint', async (_name, claims) => {
    const novice = await createMember({ is_verified: false });
    const idToken = await signIn(novice);
    await callToolkit('update', { idToken, ...claims });
    const token = await signIn(novice);
    expect((await callForData('verify', { token })).user).toMatchObject({ role: 'user', is_verified: false });
    expect(getRefusal(await callEndpoint('adminOverview', { token }))).toBe('403 forbidden');
  });

  it.each(['a/b', '../users/a', '__x__', '.', 'a'.repeat(200)])(
    'refuses a token with the invalid uid %s: 401; serves a valid one',
    async (uid) => {
      expect(getRefusal(await callEndpoint('dashboard', { token: createValidToken(uid) }))).toBe('401 token_invalid');
      expect((await callAs('dashboard', member)).status).toBe(200);
    },
  );
});

describe('impersonation', () => {
  it.each(['\u200b\u200d', '\u3164', '\u2800', '\u202eadmin'])(
    'refuses the display name %j: 400; accepts letters',
    async (name) => {
      const novice = await createSignedInMember();
      const updateName = (display_name: string) => callAs('updateProfile', novice, { body: { display_name } });
      expect(getRefusal(await updateName(name))).toBe('400 invalid_request');
      const params = { id: novice.uid };
      const byStaff = await callAs('adminUpdateUser', admin, { params, body: { display_name: name } });
      expect(getRefusal(byStaff)).toBe('400 invalid_request');
      expect((await updateName('Ana\u200d 🧱')).status).toBe(200);
    },
  );
});

describe('access to data of others', () => {
  it.each([
    ['sorting by email', { sort: ['email', 'ASC'] }],
    ['sorting by full name', { sort: ['full_name', 'ASC'] }],
    ['filtering by email', { filter: { email: 'a@b.test' } }],
    ['filtering by a dotted path', { filter: { 'settings.locale': 'pt-BR' } }],
    ['an operator as a filter value', { filter: { role: { $ne: 'user' } } }],
    ['a cursor of another collection', { after: '../logs/x' }],
  ])('refuses the list of accounts with %s to moderators', async (_name, parts) => {
    const listUsers = (query: string) => callAs('adminListUsers', moderator, { query });
    expect(getRefusal(await listUsers(toListQuery(parts)))).toBe('400 invalid_request');
    expect((await listUsers(toListQuery({ sort: ['username', 'ASC'], filter: { role: 'user' } }))).status).toBe(200);
  });

  it.each(['/logo.png', ';x.css', '%2fx.js', '.css', '/', '%00.css'])(
    'returns nothing personal and allows no caching for paths that end with %s',
    async (tail) => {
      for (const path of ['/auth/verify', '/user/activity', '/user/export', '/mods/user/downloads/history']) {
        const response = await send('get', `/api${path}${tail}`, { token: member.token });
        const text = await response.text();
        expect(response.headers.get('cache-control'), path).toBe('private, no-store');
        for (const secret of [member.email, member.uid]) expect(text, path).not.toContain(secret);
      }
      expect(await (await send('get', '/api/auth/verify', { token: member.token })).text()).toContain(member.email);
    },
  );

  it('returns equal public responses for different headers outside the cache key', async () => {
    const headers = {
      'X-Forwarded-Host': 'outro.test',
      'X-Forwarded-Proto': 'http',
      'X-Original-URL': '/api/user/export',
      'X-HTTP-Method-Override': 'DELETE',
      Cookie: `__session=${member.token}`,
    };
    for (const path of ['/api/site', '/api/faq', '/api/media-kit', '/api/openapi.json']) {
      const [plain, other] = await Promise.all([send('get', path), send('get', path, { headers })]);
      expect(await other.text(), path).toBe(await plain.text());
    }
  });
});

describe('access to files', () => {
  it('refuses the ticket of a member while the account is unverified: 403', async () => {
    const [mod, loser] = await Promise.all([createMod(), createSignedInMember()]);
    const ticket = await issueTicket(mod.id, loser.token);
    expect((await redeem(ticket)).status).toBe(200);
    await askAs('adminUpdateUser', admin, { params: { id: loser.uid }, body: { is_verified: false } });
    expect(getRefusal(await redeem(ticket))).toBe('403 email_not_verified');
    await askAs('adminUpdateUser', admin, { params: { id: loser.uid }, body: { is_verified: true } });
    expect((await redeem(ticket)).status).toBe(200);
  });

  it('refuses a ticket that is changed, cut, extended or combined: 404', async () => {
    const [one, other] = await Promise.all([createMod(), createMod()]);
    const [ticket, second] = await Promise.all([one, other].map(({ id }) => issueTicket(id, member.token)));
    const [payload = '', signature = ''] = (ticket ?? '').split('.');
    const ticketFields = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const withPart = (i: number, part: unknown): string =>
      `${Buffer.from(JSON.stringify(ticketFields.with(i, part))).toString('base64url')}.${signature}`;
    const forged = [
      'x',
      withPart(0, other.id),
      withPart(1, other.releaseId),
      withPart(2, admin.uid),
      withPart(3, ticketFields[3] + 60_000),
      `${payload}.`,
      `${payload}.${signature.slice(0, -1)}`,
      `${payload}.${signature}=`,
      `${payload}.${signature}x`,
      `${payload.slice(1)}.${signature}`,
      `${payload}=.${signature}`,
      `${payload}.${signature}.${signature}`,
      `${second?.split('.')[0]}.${signature}`,
    ];
    for (const text of forged) expect(getRefusal(await redeem(text)), text).toBe('404 ticket_invalid');
    expect((await redeem(ticket ?? '')).status).toBe(200);
  });

  it('keeps the verdict when a checked slot gets other bytes, and their URL returns 403', async () => {
    const slot = randomUUID();
    await uploadFileAs(admin.token, buildJar(), slot);
    const check = () => askAs('inspectUpload', admin, { params: { slot }, body: { file_name: 'a.jar' } });
    const first = await check();
    const { url } = await uploadFileAs(admin.token, buildJar(), slot);
    expect(await check()).toEqual(first);
    expect(await fetchStatus(url)).toBe(403);
  });

  it('ignores verdict, hash and path in the body of a new release', async () => {
    const { id } = await createMod();
    const { slot } = await uploadFileAs(admin.token, buildJar());
    const { sha256 } = await askAs('inspectUpload', admin, { params: { slot }, body: { file_name: 'a.jar' } });
    const forgedFields = {
      verdict: 'pending',
      external: true,
      sha256: '0'.repeat(64),
      storage_path: 'media/x',
      confirmed_by: 'x',
    };
    const release = await askAs('createRelease', admin, {
      params: { id },
      body: { ...RELEASE_FORM, ...forgedFields, slot },
    });
    expect(release).toMatchObject({ verdict: 'clear', external: false, sha256, confirmed_by: null });
    const params = { mod: id, id: release.id };
    const edited = await askAs('updateRelease', admin, { params, body: { ...forgedFields, file_name: 'b.exe' } });
    expect(edited).toMatchObject({ verdict: 'clear', external: false, sha256, file_name: release.file_name });
  });
});
