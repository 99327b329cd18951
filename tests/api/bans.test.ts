import { describe, expect, it } from 'vitest';
import { ask, call, failureOf, messageOf, type Reply, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';
import { firestoreAnswers } from './support/rest-firestore.ts';
import { expiredToken } from './support/tokens.ts';

const reason = 'Anúncios em comentários';
const banned = { status: 403, code: 'banned' };

describe('a ban', () => {
  it('R087 refuses a token from before it at once, with the reason, and serves it again after the unban', async () => {
    const moderator = await signedIn('moderator');
    const member = await signedIn();
    expect((await call('countHistory', { token: member.token })).status).toBe(200);

    const ban = await call('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    expect(messageOf(ban)).toBe('Conta banida');
    const refused = await call('countHistory', { token: member.token });
    expect(refusal(refused)).toEqual(banned);
    expect(failureOf(refused).message).toBe(`Conta banida: ${reason}`);

    await ask('unbanUser', { params: { uid: member.uid }, token: moderator.token });
    expect((await call('countHistory', { token: member.token })).status).toBe(200);
  });

  it('R087 a revocation during the ban outlives the unban', async () => {
    const moderator = await signedIn('moderator');
    const member = await signedIn();
    await ask('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    const later = new Date(Date.now() + 5_000);
    await firestore.doc(`users/${member.uid}`).update({ valid_after: later });
    await ask('unbanUser', { params: { uid: member.uid }, token: moderator.token });
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual({
      status: 401,
      code: 'token_expired',
    });
  });

  it('R087 login with the right password: 403 with the reason; with a wrong one: the usual 401', async () => {
    const member = await makeMember({ is_banned: true, ban_reason: reason });
    const body = { identifier: member.username, password: PASSWORD };
    const refused = await call('login', { body });
    expect(refusal(refused)).toEqual(banned);
    expect(failureOf(refused).message).toContain(reason);
    const wrong = await call('login', { body: { ...body, password: 'Errada123' } });
    expect(refusal(wrong)).toEqual({ status: 401, code: 'invalid_credentials' });
    const allowed = await makeMember();
    expect((await call('login', { body: { ...body, identifier: allowed.username } })).status).toBe(200);
  });

  it('R087 says at fields of their own why, and until when where it ends', async () => {
    const until = new Date('2999-01-01T00:00:00Z');
    const login = ({ username }: Member, language: string) =>
      call('login', { body: { identifier: username, password: PASSWORD }, headers: { 'Accept-Language': language } });
    const member = await makeMember({ is_banned: true, ban_reason: reason });
    const why = { path: 'ban_reason', code: 'banned' };
    expect(failureOf(await login(member, 'en-US')).errors).toEqual([{ ...why, message: reason }]);
    await firestore.doc(`users/${member.uid}`).update({ ban_reason: null, banned_until: until });
    expect(failureOf(await login(member, 'en-US')).errors).toEqual([
      { ...why, message: 'Administrative ban' },
      { path: 'banned_until', code: 'banned', message: until.toISOString() },
    ]);
  });

  it('R064 verify answers a banned account its ban and nothing more, also for an expired token', async () => {
    const moderator = await signedIn('moderator');
    const member = await signedIn();
    await ask('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    for (const token of [member.token, expiredToken(member.uid)]) {
      const { user } = await ask('verify', { token });
      expect(Object.keys(user).toSorted()).toEqual(['ban_reason', 'banned_at', 'id', 'is_banned', 'username']);
      expect(user).toMatchObject({ id: member.uid, is_banned: true, ban_reason: reason });
    }
  });

  it('R087 ends a download whose ticket was handed out before', async () => {
    const [moderator, member, mod] = await Promise.all([signedIn('moderator'), signedIn(), makeMod()]);
    const { url } = await ask('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await call('redeemDownload', { params })).status).toBe(200);
    await ask('banUser', { params: { uid: member.uid }, body: { reason }, token: moderator.token });
    expect(refusal(await call('redeemDownload', { params }))).toEqual(banned);
  });

  it.each([
    ['moderator', 'user', 200],
    ['moderator', 'moderator', 403],
    ['moderator', 'super_admin', 403],
    ['admin', 'moderator', 200],
    ['admin', 'admin', 403],
    ['super_admin', 'admin', 200],
    ['super_admin', 'super_admin', 403],
  ] as const)('a %s bans a %s: %i', async (role, target, status) => {
    const [actor, member] = await Promise.all([signedIn(role), makeMember({ role: target })]);
    const options = { params: { uid: member.uid }, body: { reason }, token: actor.token };
    expect((await call('banUser', options)).status).toBe(status);
    const stored = await firestore.doc(`users/${member.uid}`).get();
    expect(stored.get('is_banned')).toBe(status === 200);
  });

  it('nobody bans themselves', async () => {
    const actor = await signedIn('admin');
    const options = { params: { uid: actor.uid }, body: { reason }, token: actor.token };
    expect(refusal(await call('banUser', options))).toEqual({ status: 403, code: 'forbidden' });
  });

  it('asks for a reason and for an end in the future', async () => {
    const [actor, member] = await Promise.all([signedIn('moderator'), makeMember()]);
    const ban = (body: object) => call('banUser', { params: { uid: member.uid }, body, token: actor.token });
    expect(failureOf(await ban({})).errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    const past = await ban({ reason, until: '2020-01-01T00:00:00Z' });
    expect(failureOf(past).errors).toMatchObject([{ path: 'until', code: 'invalid_value' }]);
    expect((await ban({ reason, until: '2999-01-01T00:00:00Z' })).status).toBe(200);
  });

  it('R087 and its unban are kept in the log with who, whom, why and the request, and nothing personal', async () => {
    const [actor, member] = await Promise.all([signedIn('moderator'), makeMember()]);
    const params = { uid: member.uid };
    const ban = await call('banUser', { params, body: { reason }, token: actor.token });
    const unban = await call('unbanUser', { params, token: actor.token });
    const [state, ended] = [
      { is_banned: true, ban_reason: reason },
      { is_banned: false, ban_reason: null },
    ];
    const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).orderBy('at').get();
    const logged = entries.docs.map((entry) => entry.data());
    const idOf = (reply: Reply) => reply.headers.get('x-request-id');
    expect(logged).toMatchObject([
      { actor: actor.uid, action: 'ban:user', reason, before: ended, after: state, request_id: idOf(ban) },
      { actor: actor.uid, action: 'unban:user', reason: null, before: state, after: ended, request_id: idOf(unban) },
    ]);
    const text = JSON.stringify(logged);
    expect([member.email, member.username, actor.email].filter((personal) => text.includes(personal))).toEqual([]);
  });

  it('R087 is lifted once: a second unban changes nothing, and the member is told of the first', async () => {
    const [actor, member] = await Promise.all([signedIn('moderator'), makeMember()]);
    const options = { params: { uid: member.uid }, token: actor.token };
    await ask('banUser', { ...options, body: { reason } });
    for (let i = 0; i < 2; i += 1) expect(await ask('unbanUser', options)).toMatchObject({ is_banned: false });
    const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).get();
    expect(entries.size).toBe(2);
    const notifications = await firestore.collection(`users/${member.uid}/notifications`).get();
    expect(notifications.docs.map((one) => one.get('template'))).toEqual(['ban_lifted']);
  });

  it('R087 holds in API and rules for one and the same token, and so does the unban', async () => {
    const [moderator, member] = await Promise.all([signedIn('moderator'), signedIn()]);
    const params = { uid: member.uid };
    const served = async () => ({
      api: (await call('countHistory', { token: member.token })).status,
      rules: await firestoreAnswers(`profiles/${member.uid}`, member.token),
      own: await firestoreAnswers(`users/${member.uid}`, member.token),
    });
    expect(await served()).toEqual({ api: 200, rules: 200, own: 200 });
    await ask('banUser', { params, body: { reason }, token: moderator.token });
    expect(await served()).toEqual({ api: 403, rules: 403, own: 200 });
    await ask('unbanUser', { params, token: moderator.token });
    expect(await served()).toEqual({ api: 200, rules: 200, own: 200 });
  });

  it('a second ban forgets nothing of the first: the unban still serves the old token', async () => {
    const [actor, member] = await Promise.all([signedIn('moderator'), signedIn()]);
    const params = { uid: member.uid };
    await ask('banUser', { params, body: { reason }, token: actor.token });
    await ask('banUser', { params, body: { reason: 'De novo' }, token: actor.token });
    await ask('unbanUser', { params, token: actor.token });
    expect((await call('countHistory', { token: member.token })).status).toBe(200);
  });
});

describe('revocation', () => {
  it('refuses sign-ins from before `valid_after` and serves later ones', async () => {
    const member = await signedIn();
    const account = firestore.doc(`users/${member.uid}`);
    await account.update({ valid_after: new Date(Date.now() + 3_600_000) });
    expect(refusal(await call('verify', { token: member.token }))).toEqual({ status: 401, code: 'token_expired' });
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual({
      status: 401,
      code: 'token_expired',
    });
    await account.update({ valid_after: new Date(Date.now() - 3_600_000) });
    expect((await call('countHistory', { token: await signIn(member) })).status).toBe(200);
  });
});
