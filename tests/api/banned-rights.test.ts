import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askAs, callAs, callEndpoint, callForData, getRefusal } from './support/call.ts';
import { beginLogin, createMemberWithTotp, getNextCode } from './support/factors.ts';
import { firestore } from './support/firebase.ts';
import {
  buildNewcomer,
  createMember,
  createSignedInMember,
  type Member,
  PASSWORD,
  sendLogin,
} from './support/members.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { createToken } from './support/tokens.ts';
import { signInAtFirebase } from './support/toolkit.ts';

const moderator = await createSignedInMember('moderator');
const CHALLENGE = '400 challenge_invalid';
const exported = z.object({ account: z.object({ username: z.string(), is_banned: z.boolean() }) });

const ban = (uid: string, until: Date | null = null) =>
  askAs('banUser', moderator, { params: { uid }, body: { reason: 'Propaganda', until: until?.toISOString() ?? null } });

const logInBanned = (member: Member, password = PASSWORD) =>
  callEndpoint('loginBanned', { body: { identifier: member.username, password } });

const requestAccess = (identifier: string) => callForData('loginBanned', { body: { identifier, password: PASSWORD } });
type BannedLogin = Awaited<ReturnType<typeof requestAccess>>;

const requireToken = (result: BannedLogin): string => {
  if ('second_factor' in result) throw new Error('The account asks for a second factor');
  return result.accessToken;
};
const requireChallenge = (result: BannedLogin): string => {
  if (!('second_factor' in result)) throw new Error('The account has no second factor');
  return result.second_factor.challenge;
};

const createBannedMember = async (until: Date | null = null) => {
  const member = await createMember();
  await ban(member.uid, until);
  return { ...member, token: requireToken(await requestAccess(member.email)) };
};

const confirmation = { current_password: PASSWORD, confirmation: 'DELETAR' };
const deleteAccount = async (until: Date | null = null): Promise<Member> => {
  const member = await createBannedMember(until);
  const response = await callAs('deleteUser', member, { body: confirmation });
  expect(response.status, response.text).toBe(200);
  return member;
};

const register = (email: string) => callEndpoint('register', { body: { ...buildNewcomer(), email } });

describe('banned member', () => {
  it('can export and delete the account with a new token (R208)', async () => {
    const member = await createBannedMember();
    const file = await callAs('exportUser', member);
    expect(file.status, file.text).toBe(200);
    const { account } = exported.parse(JSON.parse(file.text));
    expect(account).toEqual({ username: member.username, is_banned: true });
    expect((await callAs('deleteUser', member, { body: confirmation })).status).toBe(200);
    expect((await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
    expect(getRefusal(await callAs('exportUser', member))).toBe('401 unauthorized');
  });

  it('can export with a token from before the ban, unless that token was revoked (R208)', async () => {
    const [member, revoked] = [await createSignedInMember(), await createSignedInMember()];
    const anHourOn = new Date(Date.now() + 3_600_000);
    await firestore.doc(`users/${revoked.uid}`).update({ valid_after: anHourOn });
    await ban(member.uid);
    await ban(revoked.uid);
    expect((await callAs('exportUser', member)).status).toBe(200);
    expect(getRefusal(await callAs('exportUser', revoked))).toBe('401 token_expired');
  });

  it('cannot export in a session that has ended or is too old (R208, R206)', async () => {
    const [member, other] = [await createSignedInMember(), await createSignedInMember()];
    await askAs('logout', other);
    const [now, day] = [Math.floor(Date.now() / 1000), 86_400];
    const [old, young] = [61, 59].map((days) => createToken(member.uid, now - days * day, now + 3600));
    for (const { uid } of [member, other]) await ban(uid);
    await firestore.doc(`users/${member.uid}`).update({ valid_after_before_ban: new Date('2026-01-01') });
    for (const [{ uid }, token] of [
      [other, other.token],
      [member, old],
    ] as const) {
      expect(getRefusal(await callEndpoint('exportUser', { token }))).toBe('401 token_expired');
      expect(await getFirestoreStatus(`users/${uid}`, token ?? '')).toBe(403);
    }
    for (const token of [member.token, young]) {
      expect((await callEndpoint('exportUser', { token })).status).toBe(200);
      expect(await getFirestoreStatus(`users/${member.uid}`, token ?? '')).toBe(200);
    }
  });

  it('can export and delete only with the second factor, if the account has one (R208, R205)', async () => {
    const [member, plain] = [await createMemberWithTotp(), await createMember()];
    for (const { uid } of [member, plain]) await ban(uid);
    const stolen = await signInAtFirebase(member);
    expect(getRefusal(await callEndpoint('exportUser', { token: stolen }))).toBe('403 factor_required');
    expect(getRefusal(await callEndpoint('deleteUser', { token: stolen, body: confirmation }))).toBe(
      '403 factor_required',
    );
    expect(await getFirestoreStatus(`users/${member.uid}`, stolen)).toBe(403);
    const honest = await signInAtFirebase(plain);
    expect((await callEndpoint('exportUser', { token: honest })).status).toBe(200);
    expect(await getFirestoreStatus(`users/${plain.uid}`, honest)).toBe(200);

    const challenge = requireChallenge(await requestAccess(member.username));
    const finish = (code: string) => callEndpoint('loginBannedFactor', { body: { challenge, code } });
    expect(getRefusal(await finish('000000'))).toBe('400 factor_wrong');
    const code = getNextCode(member.secret);
    const { accessToken } = await callForData('loginBannedFactor', { body: { challenge, code } });
    expect(getRefusal(await finish(code))).toBe('400 challenge_invalid');
    expect((await callEndpoint('exportUser', { token: accessToken })).status).toBe(200);
    expect(await getFirestoreStatus(`users/${member.uid}`, accessToken)).toBe(200);
    expect(getRefusal(await callEndpoint('countHistory', { token: accessToken }))).toBe('403 banned');
    expect((await callEndpoint('deleteUser', { token: accessToken, body: confirmation })).status).toBe(200);
  });

  it('is refused with a login’s challenge, after a revocation and after the unban (R208, R205)', async () => {
    const [member, free] = [await createMemberWithTotp(), await createMemberWithTotp()];
    const login = await beginLogin(member);
    for (const { uid } of [member, free]) await ban(uid);
    const challenge = requireChallenge(await requestAccess(member.username));
    const freed = requireChallenge(await requestAccess(free.username));
    const finish = (id: 'loginFactor' | 'loginBannedFactor', sent: string, recovery_code = '') =>
      callEndpoint(id, { body: { challenge: sent, recovery_code } });
    expect(getRefusal(await finish('loginBannedFactor', login.challenge, member.codes[0]))).toBe(CHALLENGE);
    expect(getRefusal(await finish('loginFactor', challenge, member.codes[0]))).toBe(CHALLENGE);
    await askAs('unbanUser', moderator, { params: { uid: free.uid } });
    expect(getRefusal(await finish('loginBannedFactor', freed, free.codes[0]))).toBe('403 forbidden');
    const account = firestore.doc(`users/${member.uid}`);
    const { valid_after } = (await account.get()).data() ?? {};
    await account.update({ valid_after: new Date(Date.now() + 2000) });
    expect(getRefusal(await finish('loginBannedFactor', challenge, member.codes[0]))).toBe(CHALLENGE);
    await account.update({ valid_after });
    expect((await finish('loginBannedFactor', challenge, member.codes[0])).status).toBe(200);
  });

  it('needs the password and the confirmation word for the deletion (R208)', async () => {
    const { uid, token } = await createBannedMember();
    const wrongPassword = { ...confirmation, current_password: 'Errada123' };
    expect((await callEndpoint('deleteUser', { token, body: wrongPassword })).status).toBe(400);
    expect(
      (await callEndpoint('deleteUser', { token, body: { ...confirmation, confirmation: 'APAGAR' } })).status,
    ).toBe(400);
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(true);
  });

  it('cannot use the token for other calls or other data in Firestore (R208)', async () => {
    const { uid, token } = await createBannedMember();
    for (const id of ['countHistory', 'dashboard', 'logout', 'updateProfile', 'removeAvatar'] as const) {
      expect(getRefusal(await callEndpoint(id, { token })), id).toBe('403 banned');
    }
    expect(await getFirestoreStatus(`profiles/${uid}`, token)).toBe(403);
  });

  it('gets the token only with the right password and while banned (R208)', async () => {
    const member = await createMember();
    expect(getRefusal(await logInBanned(member))).toBe('403 forbidden');
    await ban(member.uid);
    expect(getRefusal(await logInBanned(member, 'Errada123'))).toBe('401 invalid_credentials');
    expect((await logInBanned(member)).status).toBe(200);
    expect(getRefusal(await sendLogin(member.username))).toBe('403 banned');
  });
});

describe('e-mail of an account that was deleted during a ban', () => {
  it('stays taken in any letter case until the ban ends (R208)', async () => {
    const { email } = await deleteAccount();
    for (const spelling of [email, email.toUpperCase()]) {
      expect(getRefusal(await register(spelling))).toBe('409 email_taken');
    }
    const { email: freed } = await deleteAccount(new Date(Date.now() + 8_000));
    await expect.poll(async () => (await register(freed)).status, { timeout: 30_000, interval: 1_000 }).toBe(200);
  });

  it('is stored as a hash only (R208)', async () => {
    const { email, username } = await deleteAccount();
    const stored = await firestore.collection('banned_emails').get();
    const text = JSON.stringify(stored.docs.map((row) => [row.id, row.data()]));
    expect(stored.size).toBeGreaterThan(0);
    expect(text).not.toContain(email);
    expect(text).not.toContain(username);
    for (const row of stored.docs) expect(row.id).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is free if the e-mail was never verified or there was no ban (R208)', async () => {
    const unverified = await createMember({ is_verified: false });
    await ban(unverified.uid);
    const token = requireToken(await requestAccess(unverified.username));
    expect((await callEndpoint('deleteUser', { token, body: confirmation })).status).toBe(200);
    expect((await register(unverified.email)).status).toBe(200);
    const honest = await createSignedInMember();
    expect((await callAs('deleteUser', honest, { body: confirmation })).status).toBe(200);
    expect((await register(honest.email)).status).toBe(200);
  });
});
