import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, call, refusal, send } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';
import { question } from './support/staff.ts';
import { goodToken } from './support/tokens.ts';
import { toolkit } from './support/toolkit.ts';
import { someJar, statusAt, uploadAs } from './support/uploads.ts';

/** Those of docs/quality.md, "An hour of attack", that are worth trying again each time. */

type SignedIn = Member & { token: string };
let member: SignedIn;
let admin: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  [member, admin, moderator] = await Promise.all([signedIn(), signedIn('admin'), signedIn('moderator')]);
});

const storedAccount = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();
const ticketFor = async (mod: string, token: string): Promise<string> =>
  (await ask('issueDownload', { params: { id: mod }, token, body: {} })).url.replace('/api/download/', '');
const redeem = (ticket: string) => call('redeemDownload', { params: { ticket } });

describe('becoming more than one is', () => {
  const WISHES = { role: 'super_admin', is_verified: true, is_banned: false, valid_after: 0, uid: 'outro' };
  const claimed = (body: object): string =>
    `${JSON.stringify({ ...WISHES, ...body }).slice(0, -1)},"__proto__":{"role":"admin"},"constructor":{"role":"admin"}}`;
  const headers = { 'Content-Type': 'application/json' };

  it('a registration that names a role, a verified mark, a uid: a member like any other', async () => {
    const username = `Ataque-${randomUUID().slice(0, 8)}`;
    const body = {
      username,
      email: `${username.toLowerCase()}@bigorna.test`,
      full_name: 'Ninguém',
      password: PASSWORD,
    };
    const { user } = await ask('register', { rawBody: claimed(body), headers });
    expect(await storedAccount(user.id)).toMatchObject({ username, role: 'user', is_verified: false });
    expect(user.id).not.toBe(WISHES.uid);
  });

  it('a profile that names them: its own fields change alone', async () => {
    const novice = await makeMember({ is_verified: false });
    const token = await signIn(novice);
    await ask('updateProfile', {
      token,
      rawBody: claimed({ bio: 'Mudada', avatar_url: '//outro.test/x.png' }),
      headers,
    });
    const account = await storedAccount(novice.uid);
    expect(account).toMatchObject({ bio: 'Mudada', role: 'user', is_verified: false, avatar_url: null });
    expect(refusal(await call('adminListUsers', { token }))).toEqual({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['emailVerified', { emailVerified: true }],
    ['customAttributes', { customAttributes: '{"role":"super_admin","minted_at":9999999999}' }],
    ['validSince', { validSince: '0' }],
  ])('Auth’s public endpoint with %s: neither verified nor staff', async (_name, wish) => {
    const novice = await makeMember({ is_verified: false });
    const idToken = await signIn(novice);
    await toolkit('update', { idToken, ...wish });
    const token = await signIn(novice);
    expect((await ask('verify', { token })).user).toMatchObject({ role: 'user', is_verified: false });
    expect(refusal(await call('adminOverview', { token }))).toEqual({ status: 403, code: 'forbidden' });
  });

  it.each(['a/b', '../users/a', '__x__', '.', 'a'.repeat(200)])(
    'a token of %s, which no account’s id can be: 401; a member’s is served',
    async (uid) => {
      expect(refusal(await call('dashboard', { token: goodToken(uid) }))).toEqual({
        status: 401,
        code: 'token_invalid',
      });
      expect((await call('dashboard', { token: member.token })).status).toBe(200);
    },
  );
});

describe('passing for somebody else', () => {
  it.each(['\u200b\u200d', '\u3164', '\u2800', '\u202eadmin'])(
    'a shown name of %j: 400; letters are taken',
    async (name) => {
      const novice = await signedIn();
      const put = (display_name: string) => call('updateProfile', { token: novice.token, body: { display_name } });
      expect(refusal(await put(name))).toEqual({ status: 400, code: 'invalid_request' });
      const params = { id: novice.uid };
      const byStaff = await call('adminUpdateUser', { params, token: admin.token, body: { display_name: name } });
      expect(refusal(byStaff)).toEqual({ status: 400, code: 'invalid_request' });
      expect((await put('Ana\u200d 🧱')).status).toBe(200);
    },
  );
});

describe('reading what is not one’s own', () => {
  it.each([
    ['an order by e-mail', { sort: ['email', 'ASC'] }],
    ['an order by full name', { sort: ['full_name', 'ASC'] }],
    ['a filter by e-mail', { filter: { email: 'a@b.test' } }],
    ['a filter by a dotted path', { filter: { 'settings.locale': 'pt-BR' } }],
    ['an operator in place of a value', { filter: { role: { $ne: 'user' } } }],
    ['a row to begin behind that is elsewhere', { after: '../logs/x' }],
  ])('%s in the moderators’ list of accounts: 400', async (_name, parts) => {
    const asked = (query: string) => call('adminListUsers', { token: moderator.token, query });
    expect(refusal(await asked(question(parts)))).toEqual({ status: 400, code: 'invalid_request' });
    expect((await asked(question({ sort: ['username', 'ASC'], filter: { role: 'user' } }))).status).toBe(200);
  });

  it.each(['/logo.png', ';x.css', '%2fx.js', '.css', '/', '%00.css'])(
    'an address that ends in %s, for which a cache might keep it: nothing personal, and not to be kept',
    async (tail) => {
      for (const path of ['/auth/verify', '/user/activity', '/user/export', '/mods/user/downloads/history']) {
        const answer = await send('get', `/api${path}${tail}`, { token: member.token });
        const text = await answer.text();
        expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
        for (const own of [member.email, member.uid]) expect(text, path).not.toContain(own);
      }
      expect(await (await send('get', '/api/auth/verify', { token: member.token })).text()).toContain(member.email);
    },
  );

  it('headers that are no part of a cache’s key change no public answer', async () => {
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

describe('having a file that one may not have', () => {
  it('a ticket of a member who lost the verified mark: 403, as for a new one; with the mark it is served', async () => {
    const [mod, loser] = await Promise.all([makeMod(), signedIn()]);
    const ticket = await ticketFor(mod.id, loser.token);
    expect((await redeem(ticket)).status).toBe(200);
    await ask('adminUpdateUser', { params: { id: loser.uid }, token: admin.token, body: { is_verified: false } });
    expect(refusal(await redeem(ticket))).toEqual({ status: 403, code: 'email_not_verified' });
    await ask('adminUpdateUser', { params: { id: loser.uid }, token: admin.token, body: { is_verified: true } });
    expect((await redeem(ticket)).status).toBe(200);
  });

  it('a ticket changed in any part, cut, lengthened or put together from two: 404', async () => {
    const [one, other] = await Promise.all([makeMod(), makeMod()]);
    const [ticket, second] = await Promise.all([one, other].map(({ id }) => ticketFor(id, member.token)));
    const [payload = '', signature = ''] = (ticket ?? '').split('.');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const withPart = (i: number, part: unknown): string =>
      `${Buffer.from(JSON.stringify(said.with(i, part))).toString('base64url')}.${signature}`;
    const forged = [
      withPart(0, other.id),
      withPart(1, other.releaseId),
      withPart(2, admin.uid),
      withPart(3, said[3] + 60_000),
      `${payload}.`,
      `${payload}.${signature.slice(0, -1)}`,
      `${payload}.${signature}=`,
      `${payload}=.${signature}`,
      `${payload}.${signature}.${signature}`,
      `${second?.split('.')[0]}.${signature}`,
    ];
    for (const text of forged)
      expect(refusal(await redeem(text)), text).toEqual({ status: 404, code: 'ticket_invalid' });
    expect((await redeem(ticket ?? '')).status).toBe(200);
  });

  it('other bytes in a slot that was checked: the verdict stays that of the first, and their address is dead', async () => {
    const slot = randomUUID();
    await uploadAs(admin.token, someJar(), slot);
    const check = () => ask('inspectUpload', { params: { slot }, token: admin.token, body: { file_name: 'a.jar' } });
    const first = await check();
    const { address } = await uploadAs(admin.token, someJar(), slot);
    expect(await check()).toEqual(first);
    expect(await statusAt(address)).toBe(403);
  });

  it('a new release whose body names verdict, hash and place: they are those of the checked file', async () => {
    const { id } = await makeMod();
    const { slot } = await uploadAs(admin.token, someJar());
    const { sha256 } = await ask('inspectUpload', {
      params: { slot },
      token: admin.token,
      body: { file_name: 'a.jar' },
    });
    const wishes = {
      verdict: 'pending',
      external: true,
      sha256: '0'.repeat(64),
      storage_path: 'media/x',
      confirmed_by: 'x',
    };
    const fields = { version: '9.9.9', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] };
    const made = await ask('createRelease', {
      params: { id },
      token: admin.token,
      body: { ...wishes, ...fields, slot },
    });
    expect(made).toMatchObject({ verdict: 'clear', external: false, sha256, confirmed_by: null });
    const params = { mod: id, id: made.id };
    const edited = await ask('updateRelease', { params, token: admin.token, body: { ...wishes, file_name: 'b.exe' } });
    expect(edited).toMatchObject({ verdict: 'clear', external: false, sha256, file_name: made.file_name });
  });
});
