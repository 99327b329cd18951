import { randomUUID } from 'node:crypto';
import { banText } from '@bigorna/domain/reason-texts/index';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, refusal } from './support/call.ts';
import { makeComment } from './support/comments.ts';
import { auth, firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signedIn } from './support/members.ts';
import { entryIdOf, entryOf, putReport, question, rangeOf, undo } from './support/staff.ts';

type SignedIn = Member & { token: string };
const FORBIDDEN = { status: 403, code: 'forbidden' };
const STALE = { status: 409, code: 'stale' };

let moderator: SignedIn;
let admin: SignedIn;
let superAdmin: SignedIn;
beforeAll(async () => {
  [moderator, admin, superAdmin] = await Promise.all([
    signedIn('moderator'),
    signedIn('admin'),
    signedIn('super_admin'),
  ]);
});

const stored = async ({ uid }: Pick<Member, 'uid'>) => (await firestore.doc(`users/${uid}`).get()).data() ?? {};
const list = (parts: Parameters<typeof question>[0], { token }: SignedIn = admin) =>
  call('adminListUsers', { query: question(parts), token });
const idsOf = async (parts: Parameters<typeof question>[0], by: SignedIn = admin): Promise<string[]> => {
  const reply = await list(parts, by);
  return dataOf('adminListUsers', reply).map(({ id }) => id);
};
const edit = (member: Member, body: object, { token }: SignedIn = admin) =>
  call('adminUpdateUser', { params: { id: member.uid }, body, token });
const card = (member: Member, { token }: SignedIn = admin) =>
  ask('adminGetUser', { params: { id: member.uid }, token });

/** Names a member by a word that no other has; the search follows, as when staff edit one. */
const named = async (given: Parameters<typeof makeMember>[0] = {}) => {
  const [member, word] = [await makeMember(given), `Zê${randomUUID().replaceAll('-', '').slice(0, 10)}`];
  expect((await edit(member, { display_name: `Dona ${word}` }, superAdmin)).status).toBe(200);
  return { ...member, word };
};

describe('the list of accounts', () => {
  it('R128 finds by the beginning of a shown name, of its words and of a username, whatever accents and case', async () => {
    const member = await named();
    const beginnings = [member.word, member.word.toUpperCase(), member.word.replace('ê', 'e'), `dona ${member.word}`];
    for (const q of beginnings) expect(await idsOf({ filter: { q } }), q).toContain(member.uid);
    expect(await idsOf({ filter: { q: member.username.toLowerCase() } })).toContain(member.uid);
    const { username } = await ask('register', {
      body: {
        username: `busca_${member.word.slice(2, 9)}`,
        email: `${randomUUID()}@bigorna.test`,
        full_name: 'Alguém',
        password: PASSWORD,
      },
    }).then(({ user }) => user);
    const reply = await list({ filter: { q: username.toUpperCase() } });
    expect(dataOf('adminListUsers', reply)).toMatchObject([{ username }]);
    expect(rangeOf(reply)).toBe('0-0/1');
    expect(await idsOf({ filter: { q: member.word.slice(2) } })).toEqual([]);
  });

  it('R128 finds a changed name and no longer the former one, changed by staff or by the member', async () => {
    const member = await signedIn();
    const [first, second] = [randomUUID().slice(0, 13), randomUUID().slice(0, 13)];
    await ask('updateProfile', { token: member.token, body: { display_name: first } });
    expect(await idsOf({ filter: { q: first } })).toEqual([member.uid]);
    await edit(member, { display_name: second });
    expect(await idsOf({ filter: { q: first } })).toEqual([]);
    expect(await idsOf({ filter: { q: second } })).toEqual([member.uid]);
  });

  it('R126 R128 finds a whole e-mail for those who may see it; for moderators it is nobody’s, said like any other', async () => {
    const member = await makeMember();
    expect(await idsOf({ filter: { q: member.email.toUpperCase() } })).toEqual([member.uid]);
    expect(await idsOf({ filter: { q: member.email.slice(1) } })).toEqual([]);
    expect(await idsOf({ filter: { q: member.email, is_banned: true } })).toEqual([]);
    const [ofOne, ofNobody] = await Promise.all([
      list({ filter: { q: member.email } }, moderator),
      list({ filter: { q: `nao-${member.email}` } }, moderator),
    ]);
    expect([ofOne.status, ofOne.text, rangeOf(ofOne)]).toEqual([200, '[]', '*/0']);
    expect([ofNobody.status, ofNobody.text, rangeOf(ofNobody)]).toEqual([200, '[]', '*/0']);
  });

  it('R126 gives moderators neither e-mail nor full name, in list, search, getMany and card', async () => {
    const member = await named();
    await edit(member, { full_name: 'Nome Bem Secreto' });
    const views = [{ filter: { q: member.word } }, { filter: { id: [member.uid] } }];
    for (const parts of views) {
      const reply = await list(parts, moderator);
      expect(dataOf('adminListUsers', reply)).toMatchObject([{ id: member.uid, email: null, full_name: null }]);
      expect(reply.text).not.toMatch(/Secreto|bigorna\.test/);
      const seen = await list(parts);
      expect(dataOf('adminListUsers', seen)).toMatchObject([{ email: member.email, full_name: 'Nome Bem Secreto' }]);
    }
    const own = await card(member, moderator);
    expect(own).toMatchObject({ email: null, full_name: null, version: '' });
    expect(JSON.stringify(own)).not.toMatch(/Secreto|bigorna\.test/);
    expect(await card(member)).toMatchObject({ email: member.email, full_name: 'Nome Bem Secreto' });
  });

  it('R128 narrows by role, ban or verification, with a text and without, one at a time', async () => {
    const banned = await named({ is_banned: true, ban_reason: 'Spam' });
    for (const filter of [{ is_banned: true }, { is_verified: true }, { role: 'user' }]) {
      expect(await idsOf({ filter: { q: banned.word, ...filter } })).toEqual([banned.uid]);
    }
    for (const filter of [{ is_banned: false }, { is_verified: false }, { role: 'moderator' }]) {
      expect(await idsOf({ filter: { q: banned.word, ...filter } })).toEqual([]);
    }
    const reply = await list({ filter: { role: 'super_admin' }, sort: ['username', 'ASC'] });
    const roles = dataOf('adminListUsers', reply).map(({ role }) => role);
    expect(new Set(roles)).toEqual(new Set(['super_admin']));
    const both = await list({ filter: { is_banned: true, role: 'user' } });
    expect(failureOf(both)).toMatchObject({ code: 'invalid_request', errors: [{ code: 'invalid_value' }] });
  });

  it('R128 goes from page to page behind the last row, each once, and says what it does not take', async () => {
    const seen: string[] = [];
    for (const page of [0, 1, 2]) {
      const after = seen.at(-1);
      const rows = { range: [page * 3, page * 3 + 2], sort: ['member_since', 'ASC'] } as const;
      seen.push(...(await idsOf({ ...rows, ...(after === undefined ? {} : { after }) })));
    }
    expect(new Set(seen).size).toBe(9);
    expect(seen).toEqual(await idsOf({ range: [0, 8], sort: ['member_since', 'ASC'] }));
    expect(await idsOf({ filter: { id: ['ninguem', admin.uid] } })).toEqual([admin.uid]);
    const bad: [Parameters<typeof question>[0], string][] = [
      [{ range: [5000, 5024] }, 'range'],
      [{ after: 'ninguem' }, 'after'],
      [{ after: 'a/b' }, 'after'],
      [{ filter: { id: ['a/b'] } }, 'filter.id.0'],
      [{ sort: ['email', 'ASC'] }, 'sort.0'],
      [{ sort: ['last_login', 'ASC'], filter: { q: 'a' } }, 'sort'],
      [{ filter: { email: 'a@b.example' } }, 'filter'],
    ];
    for (const [parts, path] of bad) {
      const reply = await list(parts);
      expect(reply.status, path).toBe(400);
      expect(JSON.stringify(failureOf(reply).errors), path).toContain(`"path":"${path}`);
    }
  });

  it('R128 refuses to begin behind an account that has no place in the order asked for', async () => {
    const [listed, unlisted] = await Promise.all([makeMember(), makeMember()]);
    await firestore.doc(`users/${unlisted.uid}`).update({ last_login: FieldValue.delete() });
    const behind = (uid: string) => list({ sort: ['last_login', 'ASC'], after: uid });
    expect((await behind(listed.uid)).status).toBe(200);
    const refused = await behind(unlisted.uid);
    expect(refused.status, refused.text).toBe(400);
    expect(failureOf(refused).errors).toMatchObject([{ path: 'after', code: 'invalid_value' }]);
  });
});

describe('an account’s card', () => {
  it('R128 counts what the member did and what was reported of them, and says what the reader may change', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const path = await makeComment(member);
    await Promise.all([
      firestore.doc(`${await makeComment(member)}`).update({ hidden: true }),
      putReport({ subject: 'mod', path: 'mods/nada' }, member.uid, { resolved_at: new Date(), outcome: 'dismissed' }),
      putReport({ subject: 'member', path: `profiles/${member.uid}` }, other.uid),
      putReport({ subject: 'comment', path }, other.uid),
    ]);
    const figures = {
      comments: 2,
      hidden_comments: 1,
      ratings: 0,
      reports_made: 1,
      reports_upheld: 0,
      reports_open: 2,
      mods: 0,
    };
    await vi.waitFor(async () => expect((await card(member)).figures).toEqual(figures), {
      timeout: 30_000,
      interval: 300,
    });
    const cans = { ban: true, edit: true, change_role: false, revoke: true };
    expect((await card(member)).can).toEqual(cans);
    expect((await card(member, superAdmin)).can).toEqual({ ...cans, change_role: true });
    expect((await card(member, moderator)).can).toEqual({ ban: true, edit: false, change_role: false, revoke: false });
    const none = { ban: false, edit: false, change_role: false, revoke: false };
    for (const [whose, by] of [
      [admin, admin],
      [superAdmin, superAdmin],
      [admin, moderator],
      [superAdmin, admin],
    ] as const)
      expect((await card(whose, by)).can).toEqual(none);
  });
});

describe('changing an account', () => {
  it('R128 changes card and author cards along, logs it without what is personal, and changes nothing twice', async () => {
    const member = await makeMember();
    const path = await makeComment(member);
    const body = { display_name: 'Nome Novo', full_name: 'Nome Sigiloso', bio: 'Sobre sigiloso' };
    const reply = await edit(member, body);
    expect(dataOf('adminUpdateUser', reply)).toMatchObject(body);
    expect(await stored(member)).toMatchObject(body);
    const profile = await firestore.doc(`profiles/${member.uid}`).get();
    expect(profile.data()).toMatchObject({ display_name: 'Nome Novo', bio: 'Sobre sigiloso' });
    const entry = await entryOf(reply);
    expect(entry).toMatchObject({
      actor: admin.uid,
      action: 'edit:user',
      target: `users/${member.uid}`,
      about: [`users/${member.uid}`],
    });
    expect(entry.after).toEqual({ display_name: 'Nome Novo', full_name: 'changed', bio: 'changed' });
    expect(JSON.stringify(entry)).not.toMatch(/[Ss]igiloso/);
    expect(entryIdOf(await edit(member, body))).toBeNull();
    const author = async () => (await firestore.doc(path).get()).get('author.display_name');
    await vi.waitFor(async () => expect(await author()).toBe('Nome Novo'), { timeout: 60_000, interval: 500 });
    expect(await edit(member, { display_name: '' }).then((done) => dataOf('adminUpdateUser', done))).toMatchObject({
      display_name: member.username,
    });
  });

  it('R128 gives the verified mark at Firebase too, so that the next login keeps it, and takes it away', async () => {
    const member = await makeMember({ is_verified: false });
    for (const is_verified of [true, false, true]) {
      await edit(member, { is_verified });
      expect(await stored(member)).toMatchObject({ is_verified });
      expect((await auth.getUser(member.uid)).emailVerified).toBe(is_verified);
    }
    await ask('login', { body: { identifier: member.username, password: PASSWORD } });
    expect(await stored(member)).toMatchObject({ is_verified: true });
  });

  it('R128 refuses what was seen before another changed it', async () => {
    const member = await makeMember();
    const { version } = await card(member);
    expect((await edit(member, { bio: 'Um', version })).status).toBe(200);
    expect(refusal(await edit(member, { bio: 'Dois', version }, superAdmin))).toEqual(STALE);
    expect(await stored(member)).toMatchObject({ bio: 'Um' });
    const { version: newer } = await card(member);
    expect((await edit(member, { bio: 'Dois', version: newer }, superAdmin)).status).toBe(200);
  });

  it.each([
    ['display_name', 'a'.repeat(101), 'too_long'],
    ['full_name', '  ', 'required'],
    ['bio', 'a\u0007', 'invalid_value'],
    ['is_verified', 'sim', 'invalid_value'],
  ])('R128 refuses %s of %j', async (field, value, code) => {
    const member = await makeMember();
    expect(failureOf(await edit(member, { [field]: value })).errors).toMatchObject([{ path: field, code }]);
    expect((await edit(member, { bio: 'Bom' })).status).toBe(200);
  });

  it('R127 acts on nobody of equal or higher rank, and not on oneself', async () => {
    const others = await Promise.all([signedIn('admin'), signedIn('super_admin')]);
    for (const whose of [...others, admin]) {
      expect(refusal(await edit(whose, { bio: 'Mudado' }))).toEqual(FORBIDDEN);
      const params = { uid: whose.uid };
      expect(refusal(await call('revokeSessions', { params, token: admin.token }))).toEqual(FORBIDDEN);
      expect((await stored(whose)).bio).toBe('');
    }
    expect((await edit(await makeMember({ role: 'moderator' }), { bio: 'Mudado' })).status).toBe(200);
  });
});

describe('ending sessions', () => {
  it('R128 refuses tokens handed out before at once, is logged, and lets the member sign in again', async () => {
    const member = await signedIn();
    const reply = await call('revokeSessions', { params: { uid: member.uid }, token: admin.token });
    expect(reply.status).toBe(200);
    expect(await entryOf(reply)).toMatchObject({ action: 'revoke:sessions', actor: admin.uid });
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual({
      status: 401,
      code: 'token_expired',
    });
    await vi.waitFor(
      async () => {
        const body = { identifier: member.username, password: PASSWORD };
        const { tokens } = await ask('login', { body });
        expect((await call('countHistory', { token: tokens.accessToken })).status).toBe(200);
      },
      { timeout: 20_000, interval: 500 },
    );
  });
});

describe('a ban by the policy', () => {
  const ban = (member: Member, body: object, { token }: SignedIn = moderator) =>
    call('banUser', { params: { uid: member.uid }, body, token });

  it('R128 says the policy’s text in the member’s language, then the words beside it', async () => {
    const member = await makeMember();
    await firestore.doc(`users/${member.uid}`).update({ 'settings.locale': 'fr-FR' });
    await ban(member, { reason_code: 'spam' });
    const policy = banText('fr-FR', 'spam').text;
    expect((await stored(member)).ban_reason).toBe(policy);
    const reply = await ban(member, { reason_code: 'spam', reason: 'Trois fois.', until: '2999-01-01T00:00:00Z' });
    expect((await stored(member)).ban_reason).toBe(`${policy}\n\nTrois fois.`);
    expect(await entryOf(reply)).toMatchObject({
      reason: `${policy}\n\nTrois fois.`,
      after: { banned_until: new Date('2999-01-01') },
    });
    expect(failureOf(await ban(member, { reason_code: 'other' })).errors).toMatchObject([
      { path: 'reason', code: 'required' },
    ]);
  });

  it('R128 is undone from the log, and its unban as well, once each and only as it was left', async () => {
    const member = await makeMember();
    const banned = await ban(member, { reason: 'Anúncios', until: '2999-01-01T00:00:00Z' });
    const undone = await undo(banned, moderator);
    expect(undone.status).toBe(200);
    expect(await stored(member)).toMatchObject({ is_banned: false, ban_reason: null });
    expect((await undo(banned, moderator)).status).toBe(409);
    const again = await ban(member, { reason: 'De novo', until: '2999-01-01T00:00:00Z' });
    const lifted = await call('unbanUser', { params: { uid: member.uid }, token: moderator.token });
    expect(refusal(await undo(again, moderator))).toEqual(STALE);
    expect((await undo(lifted, moderator)).status).toBe(200);
    expect(await stored(member)).toMatchObject({ is_banned: true, ban_reason: 'De novo' });
    expect((await stored(member)).banned_until.toDate()).toEqual(new Date('2999-01-01'));
  });

  it('R127 is undone by nobody whom the member outranks by now', async () => {
    const member = await makeMember();
    const banned = await ban(member, { reason: 'Anúncios' });
    await firestore.doc(`users/${member.uid}`).update({ role: 'moderator' });
    expect(refusal(await undo(banned, moderator))).toEqual(FORBIDDEN);
    expect((await undo(banned, admin)).status).toBe(200);
  });
});
