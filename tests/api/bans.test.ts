import { describe, expect, it } from 'vitest';
import {
  type ApiResponse,
  askAs,
  callAs,
  callEndpoint,
  callForData,
  getRefusal,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, PASSWORD, sendLogin, signIn } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { listLogEntries, listNotifications } from './support/stored.ts';
import { createExpiredToken } from './support/tokens.ts';

const reason = 'Anúncios em comentários';
const banned = '403 banned';

describe('ban', () => {
  it('refuses a token from before the ban at once with the reason, until the unban (R087)', async () => {
    const moderator = await createSignedInMember('moderator');
    const member = await createSignedInMember();
    expect((await callAs('countHistory', member)).status).toBe(200);

    const ban = await callAs('banUser', moderator, { params: { uid: member.uid }, body: { reason } });
    expect(parseMessage(ban)).toBe('Conta banida');
    const rejected = await callAs('countHistory', member);
    expect(getRefusal(rejected)).toEqual(banned);
    expect(parseFailure(rejected).message).toBe(`Conta banida: ${reason}`);

    await askAs('unbanUser', moderator, { params: { uid: member.uid } });
    expect((await callAs('countHistory', member)).status).toBe(200);
  });

  it('keeps a revocation from during the ban after the unban (R087)', async () => {
    const moderator = await createSignedInMember('moderator');
    const member = await createSignedInMember();
    await askAs('banUser', moderator, { params: { uid: member.uid }, body: { reason } });
    const later = new Date(Date.now() + 5_000);
    await firestore.doc(`users/${member.uid}`).update({ valid_after: later });
    await askAs('unbanUser', moderator, { params: { uid: member.uid } });
    expect(getRefusal(await callAs('countHistory', member))).toBe('401 token_expired');
  });

  it('refuses login: 403 with the reason; 401 for a wrong password (R087)', async () => {
    const member = await createMember({ is_banned: true, ban_reason: reason });
    const rejected = await sendLogin(member.username);
    expect(getRefusal(rejected)).toEqual(banned);
    expect(parseFailure(rejected).message).toContain(reason);
    expect(getRefusal(await sendLogin(member.username, 'Errada123'))).toBe('401 invalid_credentials');
    expect((await sendLogin((await createMember()).username)).status).toBe(200);
  });

  it('returns reason, end and account data in separate fields at login (R087)', async () => {
    const until = new Date('2999-01-01T00:00:00Z');
    const member = await createMember({ is_banned: true, ban_reason: reason });
    const why = { path: 'ban_reason', code: 'banned' };
    const { display_name } = (await firestore.doc(`users/${member.uid}`).get()).data() ?? {};
    const account = [
      { path: 'username', code: 'banned', message: member.username },
      { path: 'display_name', code: 'banned', message: display_name },
      { path: 'email', code: 'banned', message: member.email },
    ];
    const login = () => sendLogin(member.username, PASSWORD, { headers: { 'Accept-Language': 'en-US' } });
    expect(parseFailure(await login()).errors).toEqual([{ ...why, message: reason }, ...account]);
    await firestore.doc(`users/${member.uid}`).update({ ban_reason: null, banned_until: until });
    expect(parseFailure(await login()).errors).toEqual([
      { ...why, message: 'Banned by the team' },
      { path: 'banned_until', code: 'banned', message: until.toISOString() },
      ...account,
    ]);
  });

  it('reduces the response of verify to id, username and ban, even for an expired token (R064)', async () => {
    const moderator = await createSignedInMember('moderator');
    const member = await createSignedInMember();
    await askAs('banUser', moderator, { params: { uid: member.uid }, body: { reason } });
    for (const token of [member.token, createExpiredToken(member.uid)]) {
      const { user } = await callForData('verify', { token });
      expect(Object.keys(user).toSorted()).toEqual(['ban_reason', 'banned_at', 'id', 'is_banned', 'username']);
      expect(user).toMatchObject({ id: member.uid, is_banned: true, ban_reason: reason });
    }
  });

  it('refuses download tickets from before the ban (R087)', async () => {
    const [moderator, member, mod] = await Promise.all([
      createSignedInMember('moderator'),
      createSignedInMember(),
      createMod(),
    ]);
    const { url } = await askAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await callEndpoint('redeemDownload', { params })).status).toBe(200);
    await askAs('banUser', moderator, { params: { uid: member.uid }, body: { reason } });
    expect(getRefusal(await callEndpoint('redeemDownload', { params }))).toEqual(banned);
  });

  it.each([
    ['moderator', 'user', 200],
    ['moderator', 'moderator', 403],
    ['moderator', 'super_admin', 403],
    ['admin', 'moderator', 200],
    ['admin', 'admin', 403],
    ['super_admin', 'admin', 200],
    ['super_admin', 'super_admin', 403],
  ] as const)('by a %s of a %s returns %i', async (role, target, status) => {
    const [actor, member] = await Promise.all([createSignedInMember(role), createMember({ role: target })]);
    const options = { params: { uid: member.uid }, body: { reason }, token: actor.token };
    expect((await callEndpoint('banUser', options)).status).toBe(status);
    const stored = await firestore.doc(`users/${member.uid}`).get();
    expect(stored.get('is_banned')).toBe(status === 200);
  });

  it('is refused when staff ban themselves', async () => {
    const actor = await createSignedInMember('admin');
    const options = { params: { uid: actor.uid }, body: { reason }, token: actor.token };
    expect(getRefusal(await callEndpoint('banUser', options))).toBe('403 forbidden');
  });

  it.each([
    ['pt-BR', 'Mínimo de 3 caracteres'],
    ['en-US', 'At least 3 characters'],
  ])('is refused with an error in %s when the reason is too short (R142)', async (locale, message) => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const options = { params: { uid: member.uid }, token: actor.token, headers: { 'Accept-Language': locale } };
    const short = await callEndpoint('banUser', { ...options, body: { reason: 'x' } });
    expect(parseFailure(short).errors).toEqual([{ path: 'reason', code: 'too_short', message }]);
    expect((await callEndpoint('banUser', { ...options, body: { reason } })).status).toBe(200);
  });

  it('requires a reason and an end in the future', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const ban = (body: object) => callAs('banUser', actor, { params: { uid: member.uid }, body });
    expect(parseFailure(await ban({})).errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    const past = await ban({ reason, until: '2020-01-01T00:00:00Z' });
    expect(parseFailure(past).errors).toMatchObject([{ path: 'until', code: 'date_in_past' }]);
    expect((await ban({ reason, until: '2999-01-01T00:00:00Z' })).status).toBe(200);
  });

  it('shows staff who banned last, and nobody after the unban (R087)', async () => {
    const [first, second, member] = await Promise.all([
      createSignedInMember('moderator'),
      createSignedInMember('admin'),
      createMember(),
    ]);
    const params = { uid: member.uid };
    const readBanner = async () => (await askAs('adminGetUser', first, { params: { id: member.uid } })).banned_by;
    expect(await readBanner()).toBeNull();
    await askAs('banUser', first, { params, body: { reason } });
    expect(await readBanner()).toEqual({ id: first.uid, name: 'Pessoa de Prova' });
    await askAs('banUser', second, { params, body: { reason: 'Outro motivo' } });
    expect(await readBanner()).toMatchObject({ id: second.uid });
    await askAs('unbanUser', second, { params });
    expect(await readBanner()).toBeNull();
  });

  it('logs actor, target, reason and request of ban and unban, and no personal data (R087)', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const params = { uid: member.uid };
    const ban = await callAs('banUser', actor, { params, body: { reason } });
    const unban = await callAs('unbanUser', actor, { params });
    const [state, ended] = [
      { is_banned: true, ban_reason: reason },
      { is_banned: false, ban_reason: null },
    ];
    const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).orderBy('at').get();
    const logged = entries.docs.map((entry) => entry.data());
    const getRequestId = (response: ApiResponse) => response.headers.get('x-request-id');
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

  it('is lifted and notified once when the unban is repeated (R087)', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createMember()]);
    const options = { params: { uid: member.uid }, token: actor.token };
    await callForData('banUser', { ...options, body: { reason } });
    for (let i = 0; i < 2; i += 1) expect(await callForData('unbanUser', options)).toMatchObject({ is_banned: false });
    expect(await listLogEntries(`users/${member.uid}`)).toHaveLength(2);
    expect((await listNotifications(member.uid)).map(({ template }) => template)).toEqual(['ban_lifted']);
  });

  it('refuses the same token in API and rules until the unban (R087)', async () => {
    const [moderator, member] = await Promise.all([createSignedInMember('moderator'), createSignedInMember()]);
    const params = { uid: member.uid };
    const served = async () => ({
      api: (await callAs('countHistory', member)).status,
      rules: await getFirestoreStatus(`profiles/${member.uid}`, member.token),
      own: await getFirestoreStatus(`users/${member.uid}`, member.token),
    });
    expect(await served()).toEqual({ api: 200, rules: 200, own: 200 });
    await askAs('banUser', moderator, { params, body: { reason } });
    expect(await served()).toEqual({ api: 403, rules: 403, own: 200 });
    await askAs('unbanUser', moderator, { params });
    expect(await served()).toEqual({ api: 200, rules: 200, own: 200 });
  });

  it('serves a token from before the ban again after a second ban and an unban', async () => {
    const [actor, member] = await Promise.all([createSignedInMember('moderator'), createSignedInMember()]);
    const params = { uid: member.uid };
    await askAs('banUser', actor, { params, body: { reason } });
    await askAs('banUser', actor, { params, body: { reason: 'De novo' } });
    await askAs('unbanUser', actor, { params });
    expect((await callAs('countHistory', member)).status).toBe(200);
  });
});

describe('revocation', () => {
  it('refuses sign-ins from before `valid_after` and serves later ones', async () => {
    const member = await createSignedInMember();
    const account = firestore.doc(`users/${member.uid}`);
    await account.update({ valid_after: new Date(Date.now() + 3_600_000) });
    expect(getRefusal(await callAs('verify', member))).toBe('401 token_expired');
    expect(getRefusal(await callAs('countHistory', member))).toBe('401 token_expired');
    await account.update({ valid_after: new Date(Date.now() - 3_600_000) });
    expect((await callEndpoint('countHistory', { token: await signIn(member) })).status).toBe(200);
  });
});
