import { describe, expect, it } from 'vitest';
import { call, callEndpoint, getRefusal, parseFailure, parseMessage, type Reply } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member, PASSWORD, signIn } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { createExpiredToken } from './support/tokens.ts';

const reason = 'Anúncios em comentários';
const banned = '403 banned';

describe('ban', () => {
  it('refuses an older token at once with the reason, and serves it after the unban (R087)', async () => {
    const moderator = await createSignedInMember('moderator');
    const member = await createSignedInMember();
    expect((await call('countHistory', { token: member.token })).status).toBe(200);

    const ban = await call('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    expect(parseMessage(ban)).toBe('Conta banida');
    const refused = await call('countHistory', { token: member.token });
    expect(getRefusal(refused)).toEqual(banned);
    expect(parseFailure(refused).message).toBe(`Conta banida: ${reason}`);

    await callEndpoint('unbanUser', { params: { uid: member.uid }, token: moderator.token });
    expect((await call('countHistory', { token: member.token })).status).toBe(200);
  });

  it('keeps a revocation from the time of the ban after the unban (R087)', async () => {
    const moderator = await createSignedInMember('moderator');
    const member = await createSignedInMember();
    await callEndpoint('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    const later = new Date(Date.now() + 5_000);
    await firestore.doc(`users/${member.uid}`).update({ valid_after: later });
    await callEndpoint('unbanUser', { params: { uid: member.uid }, token: moderator.token });
    expect(getRefusal(await call('countHistory', { token: member.token }))).toBe('401 token_expired');
  });

  it('refuses login: 403 with the reason; 401 for a wrong password (R087)', async () => {
    const member = await createMember({ is_banned: true, ban_reason: reason });
    const body = { identifier: member.username, password: PASSWORD };
    const refused = await call('login', { body });
    expect(getRefusal(refused)).toEqual(banned);
    expect(parseFailure(refused).message).toContain(reason);
    const wrong = await call('login', { body: { ...body, password: 'Errada123' } });
    expect(getRefusal(wrong)).toBe('401 invalid_credentials');
    const allowed = await createMember();
    expect((await call('login', { body: { ...body, identifier: allowed.username } })).status).toBe(200);
  });

  it('returns reason, end and the account in separate fields (R087)', async () => {
    const until = new Date('2999-01-01T00:00:00Z');
    const login = ({ username }: Member, language: string) =>
      call('login', { body: { identifier: username, password: PASSWORD }, headers: { 'Accept-Language': language } });
    const member = await createMember({ is_banned: true, ban_reason: reason });
    const why = { path: 'ban_reason', code: 'banned' };
    const { display_name } = (await firestore.doc(`users/${member.uid}`).get()).data() ?? {};
    const account = [
      { path: 'username', code: 'banned', message: member.username },
      { path: 'display_name', code: 'banned', message: display_name },
      { path: 'email', code: 'banned', message: member.email },
    ];
    expect(parseFailure(await login(member, 'en-US')).errors).toEqual([{ ...why, message: reason }, ...account]);
    await firestore.doc(`users/${member.uid}`).update({ ban_reason: null, banned_until: until });
    expect(parseFailure(await login(member, 'en-US')).errors).toEqual([
      { ...why, message: 'Administrative ban' },
      { path: 'banned_until', code: 'banned', message: until.toISOString() },
      ...account,
    ]);
  });

  it('is all that verify returns to a banned account, also for an expired token (R064)', async () => {
    const moderator = await createSignedInMember('moderator');
    const member = await createSignedInMember();
    await callEndpoint('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    for (const token of [member.token, createExpiredToken(member.uid)]) {
      const { user } = await callEndpoint('verify', { token });
      expect(Object.keys(user).toSorted()).toEqual(['ban_reason', 'banned_at', 'id', 'is_banned', 'username']);
      expect(user).toMatchObject({ id: member.uid, is_banned: true, ban_reason: reason });
    }
  });

  it('refuses download tickets from before it (R087)', async () => {
    const [moderator, member, mod] = await Promise.all([
      createSignedInMember('moderator'),
      createSignedInMember(),
      createMod(),
    ]);
    const { url } = await callEndpoint('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await call('redeemDownload', { params })).status).toBe(200);
    await callEndpoint('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    expect(getRefusal(await call('redeemDownload', { params }))).toEqual(banned);
  });

  it.each([
    ['moderator', 'user', 200],
    ['moderator', 'moderator', 403],
    ['moderator', 'super_admin', 403],
    ['admin', 'moderator', 200],
    ['admin', 'admin', 403],
    ['super_admin', 'admin', 200],
    ['super_admin', 'super_admin', 403],
  ] as const)('by a %s on a %s responds with %i', async (role, target, status) => {
    const [actor, member] = await Promise.all([createSignedInMember(role), createMember({ role: target })]);
    const options = { params: { uid: member.uid }, body: { reason }, token: actor.token };
    expect((await call('banUser', options)).status).toBe(status);
    const stored = await firestore.doc(`users/${member.uid}`).get();
    expect(stored.get('is_banned')).toBe(status === 200);
  });

  it('refuses to ban oneself', async () => {
    const actor = await createSignedInMember('admin');
    const options = { params: { uid: actor.uid }, body: { reason }, token: actor.token };
    expect(getRefusal(await call('banUser', options))).toBe('403 forbidden');
  });

  it('requires a reason and an end in the future', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const ban = (body: object) => call('banUser', { params: { uid: member.uid }, body, token: actor.token });
    expect(parseFailure(await ban({})).errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    const past = await ban({ reason, until: '2020-01-01T00:00:00Z' });
    expect(parseFailure(past).errors).toMatchObject([{ path: 'until', code: 'invalid_value' }]);
    expect((await ban({ reason, until: '2999-01-01T00:00:00Z' })).status).toBe(200);
  });

  it('names on the card who banned last, and nobody after the unban (R087)', async () => {
    const [first, second, member] = await Promise.all([
      createSignedInMember('moderator'),
      createSignedInMember('admin'),
      createMember(),
    ]);
    const params = { uid: member.uid };
    const readBanner = async () =>
      (await callEndpoint('adminGetUser', { params: { id: member.uid }, token: first.token })).banned_by;
    expect(await readBanner()).toBeNull();
    await callEndpoint('banUser', { params, body: { reason }, token: first.token });
    expect(await readBanner()).toEqual({ id: first.uid, name: 'Pessoa de Prova' });
    await callEndpoint('banUser', { params, body: { reason: 'Outro motivo' }, token: second.token });
    expect(await readBanner()).toMatchObject({ id: second.uid });
    await callEndpoint('unbanUser', { params, token: second.token });
    expect(await readBanner()).toBeNull();
  });

  it('logs actor, target, reason and request of ban and unban, and no personal data (R087)', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const params = { uid: member.uid };
    const ban = await call('banUser', { params, body: { reason }, token: actor.token });
    const unban = await call('unbanUser', { params, token: actor.token });
    const [state, ended] = [
      { is_banned: true, ban_reason: reason },
      { is_banned: false, ban_reason: null },
    ];
    const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).orderBy('at').get();
    const logged = entries.docs.map((entry) => entry.data());
    const getRequestId = (reply: Reply) => reply.headers.get('x-request-id');
    expect(logged).toMatchObject([
      { actor: actor.uid, action: 'ban:user', reason, before: ended, after: state, request_id: getRequestId(ban) },
      {
        actor: actor.uid,
        action: 'unban:user',
        reason: null,
        before: state,
        after: ended,
        request_id: getRequestId(unban),
      },
    ]);
    const text = JSON.stringify(logged);
    expect([member.email, member.username, actor.email].filter((personal) => text.includes(personal))).toEqual([]);
  });

  it('is lifted and notified once when two unbans arrive (R087)', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const options = { params: { uid: member.uid }, token: actor.token };
    await callEndpoint('banUser', { ...options, body: { reason } });
    for (let i = 0; i < 2; i += 1) expect(await callEndpoint('unbanUser', options)).toMatchObject({ is_banned: false });
    const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).get();
    expect(entries.size).toBe(2);
    const notifications = await firestore.collection(`users/${member.uid}/notifications`).get();
    expect(notifications.docs.map((one) => one.get('template'))).toEqual(['ban_lifted']);
  });

  it('applies to API and rules for one token, and so does the unban (R087)', async () => {
    const [moderator, member] = await Promise.all([createSignedInMember('moderator'), createSignedInMember()]);
    const params = { uid: member.uid };
    const served = async () => ({
      api: (await call('countHistory', { token: member.token })).status,
      rules: await getFirestoreStatus(`profiles/${member.uid}`, member.token),
      own: await getFirestoreStatus(`users/${member.uid}`, member.token),
    });
    expect(await served()).toEqual({ api: 200, rules: 200, own: 200 });
    await callEndpoint('banUser', { params, body: { reason }, token: moderator.token });
    expect(await served()).toEqual({ api: 403, rules: 403, own: 200 });
    await callEndpoint('unbanUser', { params, token: moderator.token });
    expect(await served()).toEqual({ api: 200, rules: 200, own: 200 });
  });

  it('keeps the old token valid after a second ban and its unban', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createSignedInMember()]);
    const params = { uid: member.uid };
    await callEndpoint('banUser', { params, body: { reason }, token: actor.token });
    await callEndpoint('banUser', { params, body: { reason: 'De novo' }, token: actor.token });
    await callEndpoint('unbanUser', { params, token: actor.token });
    expect((await call('countHistory', { token: member.token })).status).toBe(200);
  });
});

describe('revocation', () => {
  it('refuses sign-ins from before `valid_after` and serves later ones', async () => {
    const member = await createSignedInMember();
    const account = firestore.doc(`users/${member.uid}`);
    await account.update({ valid_after: new Date(Date.now() + 3_600_000) });
    expect(getRefusal(await call('verify', { token: member.token }))).toBe('401 token_expired');
    expect(getRefusal(await call('countHistory', { token: member.token }))).toBe('401 token_expired');
    await account.update({ valid_after: new Date(Date.now() - 3_600_000) });
    expect((await call('countHistory', { token: await signIn(member) })).status).toBe(200);
  });
});
