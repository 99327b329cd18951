import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askAs, callAs, callEndpoint, callForData, getRefusal } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import {
  createMember,
  createSignedInMember,
  logIn,
  type Member,
  PASSWORD,
  sendLogin,
  signIn,
} from './support/members.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { callToolkit, callToolkitOk, getMailCode, requestMailCode } from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

const nobody = '401 unauthorized';
const over = '401 token_expired';
const wrong = '401 invalid_credentials';
const NEW_PASSWORD = 'Outra4567';
const createEmail = () => `fora-${randomUUID().slice(0, 12)}@bigorna.test`;

const getAccount = async ({ uid }: Member) => (await firestore.doc(`users/${uid}`).get()).data();
const parseIdToken = (response: unknown): string => z.object({ idToken: z.string() }).parse(response).idToken;
/** Role, ban state and username in the account document of a member. */
const getRights = async (member: Member) => {
  const { role, is_banned, username } = Object(await getAccount(member));
  return { role, is_banned, username };
};

const resetAtFirebase = async ({ email }: Member) => {
  const oobCode = await requestMailCode(email, 'PASSWORD_RESET');
  await callToolkitOk('resetPassword', { oobCode, newPassword: NEW_PASSWORD });
};

/** A member with a session from an earlier second: Firebase compares sign-ins and revocations by whole seconds. */
const createSettledMember = async (): Promise<Member & { token: string }> => {
  const member = await createSignedInMember();
  await waitForNextSecond();
  return member;
};

describe('public Firebase endpoints', () => {
  it.each([
    ['with an email', () => ({ email: createEmail(), password: PASSWORD })],
    ['without one', () => ({})],
  ])('give no rights to an Auth user without account who signs up %s', async (_, given) => {
    const token = parseIdToken(await callToolkitOk('signUp', { ...given(), returnSecureToken: true }));
    for (const id of ['verify', 'logout', 'resendVerification', 'exportUser', 'banUser'] as const) {
      expect(getRefusal(await callEndpoint(id, { token, params: { uid: 'nada' } })), id).toEqual(nobody);
    }
  });

  it('change the password: earlier sessions end at the next verify', async () => {
    const member = await createSettledMember();
    const changed = await callToolkitOk('update', {
      idToken: member.token,
      password: NEW_PASSWORD,
      returnSecureToken: true,
    });
    expect(getRefusal(await callAs('verify', member))).toEqual(over);
    expect(getRefusal(await callAs('countHistory', member))).toEqual(over);
    expect(getRefusal(await sendLogin(member.username))).toEqual(wrong);
    const { tokens } = await logIn({ identifier: member.username, password: NEW_PASSWORD });
    expect((await callEndpoint('countHistory', { token: tokens.accessToken })).status).toBe(200);
    const card = `profiles/${member.uid}`;
    expect(await getFirestoreStatus(card, member.token)).toBe(403);
    expect(await getFirestoreStatus(card, tokens.accessToken)).toBe(200);
    expect(await getRights(member)).toEqual({ role: 'user', is_banned: false, username: member.username });
    expect(changed).toHaveProperty('localId', member.uid);
  });

  it('change the password: a login ends earlier sessions too', async () => {
    const member = await createSettledMember();
    await callToolkitOk('update', { idToken: member.token, password: NEW_PASSWORD });
    expect((await sendLogin(member.email, NEW_PASSWORD)).status).toBe(200);
    expect(getRefusal(await callAs('countHistory', member))).toEqual(over);
  });

  it.each(['Curta1', 'sem-maiuscula-1', 'SemNumero'])(
    'change the password to the weak “%s”: no login, until a reset sets a better one (R082)',
    async (password) => {
      const member = await createSettledMember();
      await callToolkitOk('update', { idToken: member.token, password });
      expect(getRefusal(await sendLogin(member.username, password))).toBe('403 password_too_weak');
      expect(getRefusal(await sendLogin(member.username, `${password}x`))).toBe(wrong);
      expect(getRefusal(await callAs('verify', member))).toEqual(over);
      const token = await requestMailCode(member.email, 'PASSWORD_RESET');
      expect((await callEndpoint('resetPassword', { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
      expect((await sendLogin(member.username, NEW_PASSWORD)).status).toBe(200);
    },
  );

  it('change the e-mail: the account gets it unverified, and earlier sessions end', async () => {
    const member = await createSettledMember();
    const email = createEmail();
    await callToolkitOk('update', { idToken: member.token, email });
    expect(getRefusal(await callAs('verify', member))).toEqual(over);
    expect(await getAccount(member)).toMatchObject({ email, is_verified: false });
    const { user, tokens } = await logIn({ identifier: member.username, password: PASSWORD });
    expect(user).toMatchObject({ email, is_verified: false });
    const download = await callEndpoint('issueDownload', {
      token: tokens.accessToken,
      params: { id: 'nada' },
      body: {},
    });
    expect(getRefusal(download)).toBe('403 email_not_verified');
    expect(getRefusal(await sendLogin(member.email))).toEqual(wrong);
  });

  it('change the e-mail by signUp with an ID token: unverified, earlier sessions end', async () => {
    const member = await createSettledMember();
    const email = createEmail();
    await callToolkitOk('signUp', { idToken: member.token, email, password: NEW_PASSWORD, returnSecureToken: true });
    expect(getRefusal(await callAs('verify', member))).toEqual(over);
    expect(await getAccount(member)).toMatchObject({ email, is_verified: false });
    expect(await getRights(member)).toEqual({ role: 'user', is_banned: false, username: member.username });
  });

  it('remove the e-mail: the account has none and is not verified', async () => {
    const member = await createSettledMember();
    await callToolkitOk('update', { idToken: member.token, deleteAttribute: ['EMAIL'] });
    const { user } = await askAs('verify', member);
    expect(user).toMatchObject({ email: '', is_verified: false });
    expect(await getAccount(member)).toMatchObject({ email: '', is_verified: false });
    expect(getRefusal(await sendLogin(member.username))).toEqual(wrong);
  });

  it('change name and photo of the Auth user: the account keeps its data', async () => {
    const member = await createSettledMember();
    await callToolkitOk('update', {
      idToken: member.token,
      displayName: 'Direção',
      photoUrl: 'https://mau.test/x.png',
    });
    const { user } = await askAs('verify', member);
    expect(user).toMatchObject({ display_name: 'Pessoa de Prova', avatar_url: null, role: 'user' });
  });

  it('cannot set verified or a role: refused, or without effect', async () => {
    const member = await createMember({ is_verified: false });
    const token = await signIn(member);
    await callToolkit('update', { idToken: token, emailVerified: true });
    expect(
      await callToolkit('update', { idToken: token, customAttributes: JSON.stringify({ role: 'super_admin' }) }),
    ).toMatchObject({ error: { message: expect.stringContaining('INSUFFICIENT_PERMISSION') } });
    expect((await callForData('verify', { token })).user).toMatchObject({ is_verified: false, role: 'user' });
  });

  it('verify the e-mail by code: the next verify updates the account, sessions continue', async () => {
    const member = await createMember({ is_verified: false });
    const token = await signIn(member);
    await callToolkitOk('update', { oobCode: await requestMailCode(member.email, 'VERIFY_EMAIL', { idToken: token }) });
    expect((await callForData('verify', { token })).user).toMatchObject({ is_verified: true });
    expect(await getAccount(member)).toMatchObject({ is_verified: true });
  });

  it('change the e-mail by code: the account has the new one after the next login', async () => {
    const member = await createSettledMember();
    const newEmail = createEmail();
    const given = { idToken: member.token, newEmail };
    await callToolkitOk('update', { oobCode: await requestMailCode(member.email, 'VERIFY_AND_CHANGE_EMAIL', given) });
    expect((await sendLogin(newEmail)).status).toBe(200);
    expect(await getAccount(member)).toMatchObject({ email: newEmail, is_verified: true });
  });

  it('restore the previous e-mail by code: the account has it after the next login', async () => {
    const member = await createSettledMember();
    await callToolkitOk('update', { idToken: member.token, email: createEmail() });
    expect((await sendLogin(member.username)).status).toBe(200);
    await callToolkitOk('update', { oobCode: await getMailCode(member.email, 'RECOVER_EMAIL') });
    expect((await sendLogin(member.email)).status).toBe(200);
    expect(await getAccount(member)).toMatchObject({ email: member.email, is_verified: true });
  });

  it('sign up a stranger with an e-mail: a link of its owner still restores or sets it', async () => {
    const [robbed, mover] = [await createSettledMember(), await createSettledMember()];
    const signUp = (email: string) => callToolkitOk('signUp', { email, password: PASSWORD });
    const follow = (token: string) => callForData('verifyEmail', { body: { token } });
    await callToolkitOk('update', { idToken: robbed.token, email: createEmail() });
    const restoring = await getMailCode(robbed.email, 'RECOVER_EMAIL');
    await signUp(robbed.email);
    expect(await follow(restoring)).toMatchObject({ change: 'restored' });
    expect(await getAccount(robbed)).toMatchObject({ email: robbed.email });

    const newEmail = createEmail();
    await signUp(newEmail);
    const body = { email: newEmail, current_password: PASSWORD };
    expect((await callAs('updateEmail', mover, { body })).status).toBe(200);
    const changing = await getMailCode(mover.email, 'VERIFY_AND_CHANGE_EMAIL');
    await signUp(newEmail);
    expect(await follow(changing)).toMatchObject({ change: 'changed' });
    expect(await getAccount(mover)).toMatchObject({ email: newEmail });
  });

  it('reset the password by code: earlier sessions end at the next verify', async () => {
    const member = await createSettledMember();
    await resetAtFirebase(member);
    expect(getRefusal(await callAs('verify', member))).toEqual(over);
    expect((await sendLogin(member.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('delete the Auth user: every token ends at the next verify, no password works', async () => {
    const member = await createSignedInMember();
    const other = await signIn(member);
    expect(await getFirestoreStatus(`users/${member.uid}`, other)).toBe(200);
    await callToolkitOk('delete', { idToken: member.token });
    expect(getRefusal(await callEndpoint('verify', { token: other }))).toEqual(nobody);
    expect(await getFirestoreStatus(`users/${member.uid}`, other)).toBe(403);
    for (const id of ['verify', 'countHistory', 'exportUser', 'logout'] as const) {
      for (const token of [member.token, other])
        expect(getRefusal(await callEndpoint(id, { token })), id).toEqual(over);
    }
    for (const identifier of [member.username, member.email]) {
      expect(getRefusal(await sendLogin(identifier))).toEqual(wrong);
    }
  });

  it('delete the Auth user and sign up with the same e-mail: no access to the old account', async () => {
    const member = await createSignedInMember('super_admin');
    await callToolkitOk('delete', { idToken: member.token });
    const again = { email: member.email, password: PASSWORD, returnSecureToken: true };
    const token = parseIdToken(await callToolkitOk('signUp', again));
    expect(getRefusal(await callEndpoint('verify', { token }))).toEqual(nobody);
    expect(getRefusal(await sendLogin(member.email))).toEqual(wrong);
    expect(getRefusal(await sendLogin(member.username))).toEqual(wrong);
  });
});

describe('ban and Firebase events', () => {
  const reason = 'Anúncios em comentários';
  const createBannable = async () => {
    const [moderator, member] = [await createSignedInMember('moderator'), await createSettledMember()];
    const params = { uid: member.uid };
    return {
      member,
      ban: () => askAs('banUser', moderator, { params, body: { reason } }),
      unban: () => askAs('unbanUser', moderator, { params }),
    };
  };

  it('keep a token from before the ban valid after the unban, although the ban revoked it (R087)', async () => {
    const { member, ban, unban } = await createBannable();
    await ban();
    expect(await getAccount(member)).toMatchObject({ ban_revoked_at: expect.anything() });
    await unban();
    for (const id of ['verify', 'countHistory', 'verify'] as const) {
      expect((await callAs(id, member)).status, id).toBe(200);
    }
    await signIn(member);
    expect((await callAs('verify', member)).status).toBe(200);
  });

  it.each([
    ['before the ban, without a call to the API', 'before'],
    ['during the ban', 'during'],
    ['after the unban', 'after'],
  ])('end an earlier token when the password changed at Firebase %s (R087)', async (_, when) => {
    const { member, ban, unban } = await createBannable();
    if (when === 'before') await resetAtFirebase(member);
    await ban();
    await waitForNextSecond();
    if (when === 'during') await resetAtFirebase(member);
    await unban();
    if (when === 'after') await resetAtFirebase(member);
    expect(getRefusal(await callAs('verify', member))).toEqual(over);
    expect(getRefusal(await callAs('countHistory', member))).toEqual(over);
    expect((await sendLogin(member.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('keep a revocation that happens between two bans, such as by a new password (R087)', async () => {
    const { member, ban, unban } = await createBannable();
    await ban();
    await firestore.doc(`users/${member.uid}`).update({ valid_after: new Date(Date.now() + 1000) });
    await ban();
    await unban();
    expect(getRefusal(await callAs('countHistory', member))).toEqual(over);
  });

  it('report the ban to a banned member whose Auth user was deleted (R087)', async () => {
    const { member, ban } = await createBannable();
    await ban();
    await auth.deleteUser(member.uid);
    expect((await askAs('verify', member)).user).toMatchObject({
      is_banned: true,
      ban_reason: reason,
    });
  });
});
