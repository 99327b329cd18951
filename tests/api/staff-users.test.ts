import { randomUUID } from 'node:crypto';
import { getBanText } from '@bigorna/domain/reason-texts/index';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, getRefusal, parseData, parseFailure } from './support/call.ts';
import { createComment } from './support/comments.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, logIn, type Member, PASSWORD } from './support/members.ts';
import { getContentRange, getLogEntry, getLogEntryId, storeReport, toListQuery, undo } from './support/staff.ts';
import { listNotifications } from './support/stored.ts';

type SignedIn = Member & { token: string };
const FORBIDDEN = '403 forbidden';
const STALE = '409 stale';

const [moderator, admin, superAdmin] = await Promise.all([
  createSignedInMember('moderator'),
  createSignedInMember('admin'),
  createSignedInMember('super_admin'),
]);

const getStored = async ({ uid }: Pick<Member, 'uid'>) => (await firestore.doc(`users/${uid}`).get()).data() ?? {};
const list = (parts: Parameters<typeof toListQuery>[0], { token }: SignedIn = admin) =>
  callEndpoint('adminListUsers', { query: toListQuery(parts), token });
const listIds = async (parts: Parameters<typeof toListQuery>[0], by: SignedIn = admin): Promise<string[]> => {
  const response = await list(parts, by);
  return parseData('adminListUsers', response).map(({ id }) => id);
};
const edit = (member: Member, body: object, { token }: SignedIn = admin) =>
  callEndpoint('adminUpdateUser', { params: { id: member.uid }, body, token });
const card = (member: Member, { token }: SignedIn = admin) =>
  callForData('adminGetUser', { params: { id: member.uid }, token });

/** Creates a member with a unique display name. A staff edit sets the name and so updates the search. */
const createNamedMember = async (given: Parameters<typeof createMember>[0] = {}) => {
  const [member, word] = [await createMember(given), `Zê${randomUUID().replaceAll('-', '').slice(0, 10)}`];
  expect((await edit(member, { display_name: `Dona ${word}` }, superAdmin)).status).toBe(200);
  return { ...member, word };
};

describe('list of accounts', () => {
  it('matches prefixes of username, display name and its words, ignoring case and accents (R128)', async () => {
    const member = await createNamedMember();
    const prefixes = [member.word, member.word.toUpperCase(), member.word.replace('ê', 'e'), `dona ${member.word}`];
    for (const q of prefixes) expect(await listIds({ filter: { q } }), q).toContain(member.uid);
    expect(await listIds({ filter: { q: member.username.toLowerCase() } })).toContain(member.uid);
    const { username } = await callForData('register', {
      body: {
        username: `busca_${member.word.slice(2, 9)}`,
        email: `${randomUUID()}@bigorna.test`,
        full_name: 'Alguém',
        password: PASSWORD,
      },
    }).then(({ user }) => user);
    const response = await list({ filter: { q: username.toUpperCase() } });
    expect(parseData('adminListUsers', response)).toMatchObject([{ username }]);
    expect(getContentRange(response)).toBe('0-0/1');
    expect(await listIds({ filter: { q: member.word.slice(2) } })).toEqual([]);
  });

  it('finds the new name, not the previous one, after an edit by staff or member (R128)', async () => {
    const member = await createSignedInMember();
    const [first, second] = [randomUUID().slice(0, 13), randomUUID().slice(0, 13)];
    await askAs('updateProfile', member, { body: { display_name: first } });
    expect(await listIds({ filter: { q: first } })).toEqual([member.uid]);
    await edit(member, { display_name: second });
    expect(await listIds({ filter: { q: first } })).toEqual([]);
    expect(await listIds({ filter: { q: second } })).toEqual([member.uid]);
  });

  it('finds accounts by full e-mail for admins, but never for moderators (R126, R128)', async () => {
    const member = await createMember();
    expect(await listIds({ filter: { q: member.email.toUpperCase() } })).toEqual([member.uid]);
    expect(await listIds({ filter: { q: member.email.slice(1) } })).toEqual([]);
    expect(await listIds({ filter: { q: member.email, is_banned: true } })).toEqual([]);
    const [ofOne, ofNobody] = await Promise.all([
      list({ filter: { q: member.email } }, moderator),
      list({ filter: { q: `nao-${member.email}` } }, moderator),
    ]);
    expect([ofOne.status, ofOne.text, getContentRange(ofOne)]).toEqual([200, '[]', '*/0']);
    expect([ofNobody.status, ofNobody.text, getContentRange(ofNobody)]).toEqual([200, '[]', '*/0']);
  });

  it('hides e-mail and full name from moderators in search, list by ids and card (R126)', async () => {
    const member = await createNamedMember();
    await edit(member, { full_name: 'Nome Bem Secreto' });
    const views = [{ filter: { q: member.word } }, { filter: { id: [member.uid] } }];
    for (const parts of views) {
      const response = await list(parts, moderator);
      expect(parseData('adminListUsers', response)).toMatchObject([{ id: member.uid, email: null, full_name: null }]);
      expect(response.text).not.toMatch(/Secreto|bigorna\.test/);
      const adminReply = await list(parts);
      expect(parseData('adminListUsers', adminReply)).toMatchObject([
        { email: member.email, full_name: 'Nome Bem Secreto' },
      ]);
    }
    const ownCard = await card(member, moderator);
    expect(ownCard).toMatchObject({ email: null, full_name: null, version: '' });
    expect(JSON.stringify(ownCard)).not.toMatch(/Secreto|bigorna\.test/);
    expect(await card(member)).toMatchObject({ email: member.email, full_name: 'Nome Bem Secreto' });
  });

  it('filters by roles, ban, verified state and date at once, with or without text (R128)', async () => {
    const banned = await createNamedMember({ is_banned: true, ban_reason: 'Spam' });
    const since = Date.parse(String((await card(banned)).member_since));
    const [before, after] = [new Date(since - 60_000).toISOString(), new Date(since + 60_000).toISOString()];
    const matching = { role: ['user', 'moderator'], is_banned: true, is_verified: true, from: before, to: after };
    const others = [
      { role: ['moderator', 'admin'] },
      { is_banned: false },
      { is_verified: false },
      { to: before },
      { from: after, to: new Date(since + 120_000).toISOString() },
    ];
    for (const text of [{ q: banned.word }, { q: banned.email }, {}]) {
      const [found, ...missed] = await Promise.all(
        [{}, ...others].map((other) => listIds({ filter: { ...matching, ...other, ...text }, range: [0, 199] })),
      );
      expect(found, JSON.stringify(text)).toContain(banned.uid);
      for (const ids of missed) expect(ids, JSON.stringify(text)).not.toContain(banned.uid);
    }
    const repeated = Array.from({ length: 30 }, () => 'user');
    expect(await listIds({ filter: { q: banned.word, role: repeated } })).toEqual([banned.uid]);
    expect(await listIds({ filter: { q: banned.word, role: 'user' }, sort: ['username', 'ASC'] })).toEqual([
      banned.uid,
    ]);
    const sort = ['username', 'ASC'] as const;
    const response = await list({ filter: { role: ['super_admin', 'admin'], is_verified: true }, sort });
    const roles = parseData('adminListUsers', response).map(({ role }) => role);
    expect(new Set(roles)).toEqual(new Set(['super_admin', 'admin']));
    const unsorted = await list({ filter: { from: before }, sort });
    expect(parseFailure(unsorted)).toMatchObject({ code: 'invalid_request', errors: [{ path: 'sort' }] });
  });

  it('returns each account once when paged by the last id; names invalid parameters (R128)', async () => {
    const pagedIds: string[] = [];
    for (const page of [0, 1, 2]) {
      const after = pagedIds.at(-1);
      const rows = { range: [page * 3, page * 3 + 2], sort: ['member_since', 'ASC'] } as const;
      pagedIds.push(...(await listIds({ ...rows, ...(after === undefined ? {} : { after }) })));
    }
    expect(new Set(pagedIds).size).toBe(9);
    expect(pagedIds).toEqual(await listIds({ range: [0, 8], sort: ['member_since', 'ASC'] }));
    expect(await listIds({ filter: { id: ['ninguem', admin.uid] } })).toEqual([admin.uid]);
    const bad: [Parameters<typeof toListQuery>[0], string][] = [
      [{ range: [5000, 5024] }, 'range'],
      [{ after: 'ninguem' }, 'after'],
      [{ after: 'a/b' }, 'after'],
      [{ filter: { id: ['a/b'] } }, 'filter.id.0'],
      [{ sort: ['email', 'ASC'] }, 'sort.0'],
      [{ sort: ['last_login', 'ASC'], filter: { q: 'a' } }, 'sort'],
      [{ filter: { email: 'a@b.example' } }, 'filter'],
    ];
    for (const [parts, path] of bad) {
      const response = await list(parts);
      expect(response.status, path).toBe(400);
      expect(JSON.stringify(parseFailure(response).errors), path).toContain(`"path":"${path}`);
    }
  });

  it('refuses to continue after an account that has no value of the sort field (R128)', async () => {
    const [listed, unlisted] = await Promise.all([createMember(), createMember()]);
    await firestore.doc(`users/${unlisted.uid}`).update({ last_login: FieldValue.delete() });
    const behind = (uid: string) => list({ sort: ['last_login', 'ASC'], after: uid });
    expect((await behind(listed.uid)).status).toBe(200);
    const rejected = await behind(unlisted.uid);
    expect(rejected.status, rejected.text).toBe(400);
    expect(parseFailure(rejected).errors).toMatchObject([{ path: 'after', code: 'invalid_value' }]);
  });
});

describe('account card', () => {
  it('has counts of actions and reports, and what the current user may change (R128)', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const path = await createComment(member);
    await Promise.all([
      firestore.doc(`${await createComment(member)}`).update({ hidden: true }),
      storeReport({ subject: 'mod', path: 'mods/nada' }, member.uid, { resolved_at: new Date(), outcome: 'dismissed' }),
      storeReport({ subject: 'member', path: `profiles/${member.uid}` }, other.uid),
      storeReport({ subject: 'comment', path }, other.uid),
    ]);
    const counts = {
      comments: 2,
      hidden_comments: 1,
      ratings: 0,
      reports_made: 1,
      reports_upheld: 0,
      reports_open: 2,
      mods: 0,
    };
    await vi.waitFor(async () => expect((await card(member)).figures).toEqual(counts), {
      timeout: 30_000,
      interval: 300,
    });
    const none = {
      ban: false,
      edit: false,
      change_role: false,
      revoke: false,
      remove_avatar: false,
      export: false,
      erase: false,
      reset_factors: false,
      expire_password: false,
    };
    const cans = { ...none, ban: true, edit: true, revoke: true, expire_password: true, remove_avatar: true };
    expect((await card(member)).can).toEqual(cans);
    expect((await card(member, superAdmin)).can).toEqual({
      ...cans,
      change_role: true,
      export: true,
      erase: true,
      reset_factors: true,
    });
    expect((await card(member, moderator)).can).toEqual({ ...none, ban: true, remove_avatar: true });
    for (const [target, by] of [
      [admin, admin],
      [superAdmin, superAdmin],
      [admin, moderator],
      [superAdmin, admin],
    ] as const)
      expect((await card(target, by)).can).toEqual(none);
  });
});

describe('account edit', () => {
  it('updates public card and author cards, and is logged once without personal data (R128)', async () => {
    const member = await createMember();
    const path = await createComment(member);
    const body = { display_name: 'Nome Novo', full_name: 'Nome Sigiloso', bio: 'Sobre sigiloso' };
    const response = await edit(member, body);
    expect(parseData('adminUpdateUser', response)).toMatchObject(body);
    expect(await getStored(member)).toMatchObject(body);
    const profile = await firestore.doc(`profiles/${member.uid}`).get();
    expect(profile.data()).toMatchObject({ display_name: 'Nome Novo', bio: 'Sobre sigiloso' });
    const entry = await getLogEntry(response);
    expect(entry).toMatchObject({
      actor: admin.uid,
      action: 'edit:user',
      target: `users/${member.uid}`,
      about: [`users/${member.uid}`],
    });
    expect(entry.after).toEqual({ display_name: 'changed', full_name: 'changed', bio: 'changed' });
    expect(JSON.stringify(entry)).not.toMatch(/[Ss]igiloso/);
    expect(getLogEntryId(await edit(member, body))).toBeNull();
    const author = async () => (await firestore.doc(path).get()).get('author.display_name');
    await vi.waitFor(async () => expect(await author()).toBe('Nome Novo'), { timeout: 60_000, interval: 500 });
    expect(await edit(member, { display_name: '' }).then((done) => parseData('adminUpdateUser', done))).toMatchObject({
      display_name: member.username,
    });
  });

  it('sets the verified state at Firebase too, so that the next login keeps that state (R128)', async () => {
    const member = await createMember({ is_verified: false });
    for (const is_verified of [true, false, true]) {
      await edit(member, { is_verified });
      expect(await getStored(member)).toMatchObject({ is_verified });
      expect((await auth.getUser(member.uid)).emailVerified).toBe(is_verified);
    }
    await logIn({ identifier: member.username, password: PASSWORD });
    expect(await getStored(member)).toMatchObject({ is_verified: true });
  });

  it('refuses a version from before another edit (R128)', async () => {
    const member = await createMember();
    const { version } = await card(member);
    expect((await edit(member, { bio: 'Um', version })).status).toBe(200);
    expect(getRefusal(await edit(member, { bio: 'Dois', version }, superAdmin))).toEqual(STALE);
    expect(await getStored(member)).toMatchObject({ bio: 'Um' });
    const { version: newer } = await card(member);
    expect((await edit(member, { bio: 'Dois', version: newer }, superAdmin)).status).toBe(200);
  });

  it.each([
    ['display_name', 'a'.repeat(101), 'too_long'],
    ['full_name', '  ', 'required'],
    ['bio', 'a\u0007', 'invisible_characters'],
    ['is_verified', 'sim', 'invalid_value'],
  ])('refuses the field %s with value %j (R128)', async (field, value, code) => {
    const member = await createMember();
    expect(parseFailure(await edit(member, { [field]: value })).errors).toMatchObject([{ path: field, code }]);
    expect((await edit(member, { bio: 'Bom' })).status).toBe(200);
  });

  it('is refused for an equal or higher rank, and for oneself (R127)', async () => {
    const others = await Promise.all([createSignedInMember('admin'), createSignedInMember('super_admin')]);
    for (const target of [...others, admin]) {
      expect(getRefusal(await edit(target, { bio: 'Mudado' }))).toEqual(FORBIDDEN);
      const params = { uid: target.uid };
      expect(getRefusal(await callAs('revokeSessions', admin, { params }))).toEqual(FORBIDDEN);
      expect((await getStored(target)).bio).toBe('');
    }
    expect((await edit(await createMember({ role: 'moderator' }), { bio: 'Mudado' })).status).toBe(200);
  });
});

describe('end of sessions', () => {
  it('refuses issued tokens at once, is logged, and lets the member sign in again (R128)', async () => {
    const member = await createSignedInMember();
    const response = await callAs('revokeSessions', admin, { params: { uid: member.uid } });
    expect(response.status).toBe(200);
    expect(await getLogEntry(response)).toMatchObject({ action: 'revoke:sessions', actor: admin.uid });
    expect(getRefusal(await callAs('countHistory', member))).toBe('401 token_expired');
    await vi.waitFor(
      async () => {
        const body = { identifier: member.username, password: PASSWORD };
        const { tokens } = await logIn(body);
        expect((await callEndpoint('countHistory', { token: tokens.accessToken })).status).toBe(200);
      },
      { timeout: 20_000, interval: 500 },
    );
  });
});

describe('ban by policy', () => {
  const ban = (member: Member, body: object, { token }: SignedIn = moderator) =>
    callEndpoint('banUser', { params: { uid: member.uid }, body, token });

  it('has the policy text in the language of the member, followed by the reason (R128)', async () => {
    const member = await createMember();
    await firestore.doc(`users/${member.uid}`).update({ 'settings.locale': 'fr-FR' });
    await ban(member, { reason_code: 'spam' });
    const policy = getBanText('fr-FR', 'spam').text;
    expect((await getStored(member)).ban_reason).toBe(policy);
    const response = await ban(member, { reason_code: 'spam', reason: 'Trois fois.', until: '2999-01-01T00:00:00Z' });
    expect((await getStored(member)).ban_reason).toBe(`${policy}\n\nTrois fois.`);
    expect(await getLogEntry(response)).toMatchObject({
      reason: `${policy}\n\nTrois fois.`,
      after: { banned_until: new Date('2999-01-01') },
    });
    expect(parseFailure(await ban(member, { reason_code: 'other' })).errors).toMatchObject([
      { path: 'reason', code: 'required' },
    ]);
  });

  it('can be undone once, like its unban, while the account is unchanged (R128)', async () => {
    const member = await createMember();
    const banned = await ban(member, { reason: 'Anúncios', until: '2999-01-01T00:00:00Z' });
    const undone = await undo(banned, moderator);
    expect(undone.status).toBe(200);
    expect(await getStored(member)).toMatchObject({ is_banned: false, ban_reason: null });
    expect((await undo(banned, moderator)).status).toBe(409);
    const again = await ban(member, { reason: 'De novo', until: '2999-01-01T00:00:00Z' });
    const lifted = await callAs('unbanUser', moderator, { params: { uid: member.uid } });
    expect(getRefusal(await undo(again, moderator))).toEqual(STALE);
    expect((await undo(lifted, moderator)).status).toBe(200);
    expect(await getStored(member)).toMatchObject({ is_banned: true, ban_reason: 'De novo' });
    expect((await getStored(member)).banned_until.toDate()).toEqual(new Date('2999-01-01'));
  });

  it('returns to the earlier ban when a changed ban is undone, then lifts that one (R128, R131)', async () => {
    const member = await createMember();
    const first = await ban(member, { reason: 'Anúncios', until: '2999-01-01T00:00:00Z' });
    const earlier = await getStored(member);
    const longer = await ban(member, { reason: 'De novo' });
    expect((await undo(longer, moderator)).status).toBe(200);
    const { is_banned, ban_reason, banned_at, banned_until } = earlier;
    expect(await getStored(member)).toMatchObject({ is_banned, ban_reason, banned_at, banned_until });
    expect(await listNotifications(member.uid)).toEqual([]);
    const sameReason = await ban(member, { reason: 'Anúncios', until: '2998-01-01T00:00:00Z' });
    const undone = await undo(sameReason, moderator);
    expect(await getStored(member)).toMatchObject({ is_banned, ban_reason, banned_at, banned_until });
    const redone = await undo(undone, moderator);
    expect((await getStored(member)).banned_until.toDate()).toEqual(new Date('2998-01-01'));
    expect(getRefusal(await undo(first, moderator))).toEqual(STALE);
    expect((await undo(redone, moderator)).status).toBe(200);
    expect((await undo(first, moderator)).status).toBe(200);
    expect(await getStored(member)).toMatchObject({ is_banned: false, ban_reason: null, banned_until: null });
  });

  it('lifts a lengthened ban by undo if the earlier ban would have ended by now (R128, R131)', async () => {
    const member = await createMember();
    await ban(member, { reason: 'Anúncios', until: '2999-01-01T00:00:00Z' });
    await firestore.doc(`users/${member.uid}`).update({ banned_until: new Date('2020-01-01') });
    const longer = await ban(member, { reason: 'De novo' });
    const undone = await undo(longer, moderator);
    expect(parseData('undoLog', undone)).toMatchObject({ action: 'unban:user', undoes: getLogEntryId(longer) });
    expect(await getStored(member)).toMatchObject({ is_banned: false, ban_reason: null, banned_until: null });
  });

  it('is not undone by a moderator after the member became a moderator (R127)', async () => {
    const member = await createMember();
    const banned = await ban(member, { reason: 'Anúncios' });
    await firestore.doc(`users/${member.uid}`).update({ role: 'moderator' });
    expect(getRefusal(await undo(banned, moderator))).toEqual(FORBIDDEN);
    expect((await undo(banned, admin)).status).toBe(200);
  });
});
