import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, call, refusal } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { untilNextSecond } from './support/next-second.ts';
import { firestoreAnswers } from './support/rest-firestore.ts';
import { codeTo, toolkit, toolkitDoes } from './support/toolkit.ts';

const nobody = { status: 401, code: 'unauthorized' };
const over = { status: 401, code: 'token_expired' };
const wrong = { status: 401, code: 'invalid_credentials' };
const NEW_PASSWORD = 'Outra4567';
const someEmail = () => `fora-${randomUUID().slice(0, 12)}@bigorna.test`;

const accountOf = async ({ uid }: Member) => (await firestore.doc(`users/${uid}`).get()).data();
const login = (identifier: string, password = PASSWORD) => call('login', { body: { identifier, password } });
const idTokenOf = (answer: unknown): string => z.object({ idToken: z.string() }).parse(answer).idToken;
/** What an account may do, by its own document. */
const rightsOf = async (member: Member) => {
  const { role, is_banned, username } = Object(await accountOf(member));
  return { role, is_banned, username };
};

/** A member whose session is older than this second, so that what comes now is told from it. */
const settled = async (): Promise<Member & { token: string }> => {
  const member = await signedIn();
  await untilNextSecond();
  return member;
};

describe('what anyone can do at Firebase’s own endpoints', () => {
  it.each([
    ['with an address', () => ({ email: someEmail(), password: PASSWORD })],
    ['without one', () => ({})],
  ])('sign up %s: the Auth user is nobody', async (_, given) => {
    const token = idTokenOf(await toolkitDoes('signUp', { ...given(), returnSecureToken: true }));
    for (const id of ['verify', 'logout', 'resendVerification', 'exportUser', 'banUser'] as const) {
      expect(refusal(await call(id, { token, params: { uid: 'nada' } })), id).toEqual(nobody);
    }
  });

  it('change the password: sessions from before end at the next verify, and the new password counts', async () => {
    const member = await settled();
    const changed = await toolkitDoes('update', {
      idToken: member.token,
      password: NEW_PASSWORD,
      returnSecureToken: true,
    });
    expect(refusal(await call('verify', { token: member.token }))).toEqual(over);
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual(over);
    expect(refusal(await login(member.username))).toEqual(wrong);
    const { tokens } = await ask('login', { body: { identifier: member.username, password: NEW_PASSWORD } });
    expect((await call('countHistory', { token: tokens.accessToken })).status).toBe(200);
    const card = `profiles/${member.uid}`;
    expect(await firestoreAnswers(card, member.token)).toBe(403);
    expect(await firestoreAnswers(card, tokens.accessToken)).toBe(200);
    expect(await rightsOf(member)).toEqual({ role: 'user', is_banned: false, username: member.username });
    expect(changed).toHaveProperty('localId', member.uid);
  });

  it('change the password: a login of the member ends the sessions from before, too', async () => {
    const member = await settled();
    await toolkitDoes('update', { idToken: member.token, password: NEW_PASSWORD });
    expect((await login(member.email, NEW_PASSWORD)).status).toBe(200);
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual(over);
  });

  it('change the e-mail: the account has the new one, not verified, and sessions from before end', async () => {
    const member = await settled();
    const email = someEmail();
    await toolkitDoes('update', { idToken: member.token, email });
    expect(refusal(await call('verify', { token: member.token }))).toEqual(over);
    expect(await accountOf(member)).toMatchObject({ email, is_verified: false });
    const { user, tokens } = await ask('login', { body: { identifier: member.username, password: PASSWORD } });
    expect(user).toMatchObject({ email, is_verified: false });
    const download = await call('issueDownload', { token: tokens.accessToken, params: { id: 'nada' }, body: {} });
    expect(refusal(download)).toEqual({ status: 403, code: 'email_not_verified' });
    expect(refusal(await login(member.email))).toEqual(wrong);
  });

  it('change the e-mail by signing up with a session: the same', async () => {
    const member = await settled();
    const email = someEmail();
    await toolkitDoes('signUp', { idToken: member.token, email, password: NEW_PASSWORD, returnSecureToken: true });
    expect(refusal(await call('verify', { token: member.token }))).toEqual(over);
    expect(await accountOf(member)).toMatchObject({ email, is_verified: false });
    expect(await rightsOf(member)).toEqual({ role: 'user', is_banned: false, username: member.username });
  });

  it('take away the e-mail: the account has none, and is not verified', async () => {
    const member = await settled();
    await toolkitDoes('update', { idToken: member.token, deleteAttribute: ['EMAIL'] });
    const { user } = await ask('verify', { token: member.token });
    expect(user).toMatchObject({ email: '', is_verified: false });
    expect(await accountOf(member)).toMatchObject({ email: '', is_verified: false });
    expect(refusal(await login(member.username))).toEqual(wrong);
  });

  it('change name and picture of the Auth user: the account’s stay', async () => {
    const member = await settled();
    await toolkitDoes('update', { idToken: member.token, displayName: 'Direção', photoUrl: 'https://mau.test/x.png' });
    const { user } = await ask('verify', { token: member.token });
    expect(user).toMatchObject({ display_name: 'Pessoa de Prova', avatar_url: null, role: 'user' });
  });

  it('claim to be verified, or a role: refused, or without effect', async () => {
    const member = await makeMember({ is_verified: false });
    const token = await signIn(member);
    await toolkit('update', { idToken: token, emailVerified: true });
    expect(
      await toolkit('update', { idToken: token, customAttributes: JSON.stringify({ role: 'super_admin' }) }),
    ).toMatchObject({ error: { message: expect.stringContaining('INSUFFICIENT_PERMISSION') } });
    expect((await ask('verify', { token })).user).toMatchObject({ is_verified: false, role: 'user' });
  });

  it('verify the address by its code: the account follows at the next verify, and sessions go on', async () => {
    const member = await makeMember({ is_verified: false });
    const token = await signIn(member);
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token });
    await toolkitDoes('update', { oobCode: await codeTo(member.email, 'VERIFY_EMAIL') });
    expect((await ask('verify', { token })).user).toMatchObject({ is_verified: true });
    expect(await accountOf(member)).toMatchObject({ is_verified: true });
  });

  it('change the address by its code: the account has the new one at the next login', async () => {
    const member = await settled();
    const newEmail = someEmail();
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: member.token, newEmail });
    await toolkitDoes('update', { oobCode: await codeTo(member.email, 'VERIFY_AND_CHANGE_EMAIL') });
    expect((await login(newEmail)).status).toBe(200);
    expect(await accountOf(member)).toMatchObject({ email: newEmail, is_verified: true });
  });

  it('restore the former address by its code: the account has it again at the next login', async () => {
    const member = await settled();
    await toolkitDoes('update', { idToken: member.token, email: someEmail() });
    expect((await login(member.username)).status).toBe(200);
    await toolkitDoes('update', { oobCode: await codeTo(member.email, 'RECOVER_EMAIL') });
    expect((await login(member.email)).status).toBe(200);
    expect(await accountOf(member)).toMatchObject({ email: member.email, is_verified: true });
  });

  it('reset the password by its code: sessions from before end at the next verify', async () => {
    const member = await settled();
    await toolkitDoes('sendOobCode', { requestType: 'PASSWORD_RESET', email: member.email });
    const oobCode = await codeTo(member.email, 'PASSWORD_RESET');
    await toolkitDoes('resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    expect(refusal(await call('verify', { token: member.token }))).toEqual(over);
    expect((await login(member.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('delete themselves: at the next verify every token is over, and no password lets in', async () => {
    const member = await signedIn();
    const other = await signIn(member);
    expect(await firestoreAnswers(`users/${member.uid}`, other)).toBe(200);
    await toolkitDoes('delete', { idToken: member.token });
    expect(refusal(await call('verify', { token: other }))).toEqual(nobody);
    expect(await firestoreAnswers(`users/${member.uid}`, other)).toBe(403);
    for (const id of ['verify', 'countHistory', 'exportUser', 'logout'] as const) {
      for (const token of [member.token, other]) expect(refusal(await call(id, { token })), id).toEqual(over);
    }
    for (const identifier of [member.username, member.email]) {
      expect(refusal(await login(identifier))).toEqual(wrong);
    }
  });

  it('delete themselves and sign up with the same address: nobody, and not the account from before', async () => {
    const member = await signedIn('super_admin');
    await toolkitDoes('delete', { idToken: member.token });
    const again = { email: member.email, password: PASSWORD, returnSecureToken: true };
    const token = idTokenOf(await toolkitDoes('signUp', again));
    expect(refusal(await call('verify', { token }))).toEqual(nobody);
    expect(refusal(await login(member.email))).toEqual(wrong);
    expect(refusal(await login(member.username))).toEqual(wrong);
  });
});

describe('a ban and what happens at Firebase', () => {
  const reason = 'Anúncios em comentários';
  const banned = async () => {
    const [moderator, member] = [await signedIn('moderator'), await settled()];
    const params = { uid: member.uid };
    return {
      member,
      ban: () => ask('banUser', { params, body: { reason }, token: moderator.token }),
      unban: () => ask('unbanUser', { params, token: moderator.token }),
    };
  };
  const resetAtFirebase = async ({ email }: Member) => {
    await toolkitDoes('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await codeTo(email, 'PASSWORD_RESET');
    await toolkitDoes('resetPassword', { oobCode, newPassword: NEW_PASSWORD });
  };

  it('R087 the ban’s own revocation is not followed: after the unban the token of before goes on', async () => {
    const { member, ban, unban } = await banned();
    await ban();
    expect(await accountOf(member)).toMatchObject({ ban_revoked_at: expect.anything() });
    await unban();
    for (const id of ['verify', 'countHistory', 'verify'] as const) {
      expect((await call(id, { token: member.token })).status, id).toBe(200);
    }
    await signIn(member);
    expect((await call('verify', { token: member.token })).status).toBe(200);
  });

  it.each([
    ['before the ban, and never seen by us', 'before'],
    ['during the ban', 'during'],
    ['after the unban', 'after'],
  ])('R087 a password changed at Firebase %s ends the token of before', async (_, when) => {
    const { member, ban, unban } = await banned();
    if (when === 'before') await resetAtFirebase(member);
    await ban();
    await untilNextSecond();
    if (when === 'during') await resetAtFirebase(member);
    await unban();
    if (when === 'after') await resetAtFirebase(member);
    expect(refusal(await call('verify', { token: member.token }))).toEqual(over);
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual(over);
    expect((await login(member.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('R087 a second ban forgets no revocation of the first: a password changed between them stays', async () => {
    const { member, ban, unban } = await banned();
    await ban();
    await firestore.doc(`users/${member.uid}`).update({ valid_after: new Date(Date.now() + 1000) });
    await ban();
    await unban();
    expect(refusal(await call('countHistory', { token: member.token }))).toEqual(over);
  });

  it('R087 a banned member who is deleted at Firebase is still told of the ban', async () => {
    const { member, ban } = await banned();
    await ban();
    await auth.deleteUser(member.uid);
    expect((await ask('verify', { token: member.token })).user).toMatchObject({ is_banned: true, ban_reason: reason });
  });
});
