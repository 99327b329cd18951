import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askAs, callEndpoint, callForData, getRefusal, parseMessage } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, logIn, PASSWORD, sendLogin, signIn } from './support/members.ts';
import { listLogEntries } from './support/stored.ts';
import { createToken } from './support/tokens.ts';
import {
  callToolkit,
  callToolkitOk,
  getMailCode,
  listMailCodes,
  requestMailCode,
  signInAtFirebase,
} from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

const dead = '400 link_invalid';
const over = '401 token_expired';
const createEmail = () => `outro-${randomUUID().slice(0, 12)}@bigorna.test`;

const getAccount = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();

describe('link of a verification mail', () => {
  const createUnverified = async () => {
    const member = await createMember({ is_verified: false });
    const token = await signIn(member);
    await callForData('resendVerification', { token });
    return { ...member, token, code: await getMailCode(member.email, 'VERIFY_EMAIL') };
  };

  it('verifies the account; returns no tokens without a session (R077)', async () => {
    const { uid, code } = await createUnverified();
    const response = await callEndpoint('verifyEmail', { body: { token: code } });
    expect(parseMessage(response)).toBe('E-mail verificado!');
    expect(JSON.parse(response.text).data).toEqual({ change: 'verified', session: null });
    expect(await getAccount(uid)).toMatchObject({ is_verified: true });
  });

  it('returns fresh, verified tokens in a session, and keeps the other sessions (R077)', async () => {
    const { uid, code, token, ...member } = await createUnverified();
    const other = await signIn(member);
    const { session } = await callForData('verifyEmail', { body: { token: code }, token });
    expect(session?.user).toMatchObject({ id: uid, is_verified: true });
    for (const one of [session?.tokens.accessToken, token, other]) {
      expect((await callEndpoint('verify', { token: one })).status).toBe(200);
    }
  });

  it.each(['someone else', 'garbage'])(
    'verifies with the bearer token of %s and returns no tokens (R077)',
    async (owner) => {
      const { uid, code } = await createUnverified();
      const token = owner === 'garbage' ? 'lixo' : (await createSignedInMember()).token;
      expect(await callForData('verifyEmail', { body: { token: code }, token })).toEqual({
        change: 'verified',
        session: null,
      });
      expect(await getAccount(uid)).toMatchObject({ is_verified: true });
    },
  );

  it('verifies a banned member without a session (R077)', async () => {
    const { uid, code, token } = await createUnverified();
    await firestore.doc(`users/${uid}`).update({ is_banned: true });
    expect(await callForData('verifyEmail', { body: { token: code }, token })).toEqual({
      change: 'verified',
      session: null,
    });
    expect(await getAccount(uid)).toMatchObject({ is_verified: true, is_banned: true });
  });

  it('works once (R077)', async () => {
    const { code } = await createUnverified();
    expect((await callEndpoint('verifyEmail', { body: { token: code } })).status).toBe(200);
    expect(getRefusal(await callEndpoint('verifyEmail', { body: { token: code } }))).toEqual(dead);
  });

  it('refuses unknown codes and codes of other kinds, which stay usable (R077)', async () => {
    const { email } = await createMember();
    const reset = await requestMailCode(email, 'PASSWORD_RESET');
    for (const token of ['nada', reset, await requestMailCode(email, 'EMAIL_SIGNIN')]) {
      expect(getRefusal(await callEndpoint('verifyEmail', { body: { token } }))).toEqual(dead);
    }
    expect(await callToolkit('resetPassword', { oobCode: reset })).toMatchObject({
      email,
      requestType: 'PASSWORD_RESET',
    });
  });

  it('refuses the link of an Auth user without account (R077)', async () => {
    const email = createEmail();
    const signUp = await callToolkitOk('signUp', { email, password: PASSWORD, returnSecureToken: true });
    const code = await requestMailCode(email, 'VERIFY_EMAIL', { idToken: Object(signUp).idToken });
    expect(getRefusal(await callEndpoint('verifyEmail', { body: { token: code } }))).toEqual(dead);
  });
});

describe('link of an e-mail change', () => {
  const requestEmailChange = async () => {
    const member = await createSignedInMember();
    const other = await signIn(member);
    const newEmail = createEmail();
    const given = { idToken: member.token, newEmail };
    return { ...member, other, newEmail, code: await requestMailCode(member.email, 'VERIFY_AND_CHANGE_EMAIL', given) };
  };

  it('changes the e-mail, sends fresh tokens to the caller and ends all other sessions', async () => {
    const { uid, token, other, newEmail, code, username } = await requestEmailChange();
    const response = await callEndpoint('verifyEmail', { body: { token: code }, token });
    expect(parseMessage(response)).toBe('E-mail alterado!');
    const { change, session } = JSON.parse(response.text).data;
    expect({ change, email: session.user.email }).toEqual({ change: 'changed', email: newEmail });
    expect(await getAccount(uid)).toMatchObject({ email: newEmail, is_verified: true });
    expect((await callEndpoint('verify', { token: session.tokens.accessToken })).status).toBe(200);
    for (const old of [token, other])
      expect(getRefusal(await callEndpoint('countHistory', { token: old }))).toEqual(over);
    for (const identifier of [newEmail, username]) expect((await sendLogin(identifier)).status).toBe(200);
  });

  it('starts no session if the password was set at Firebase after the session began (R206)', async () => {
    const { token, newEmail, code } = await requestEmailChange();
    await waitForNextSecond();
    await callToolkitOk('update', { idToken: token, password: 'Roubada789' });
    const data = await callForData('verifyEmail', { body: { token: code }, token });
    expect(data).toEqual({ change: 'changed', session: null });
    expect((await sendLogin(newEmail, 'Roubada789')).status).toBe(200);
  });

  it('starts a session for a member with a factor only after a fresh proof (R206)', async () => {
    const follow = async (age: number) => {
      const member = await createMember({ has_factor: true });
      const given = { idToken: await signInAtFirebase(member), newEmail: createEmail() };
      const code = await requestMailCode(member.email, 'VERIFY_AND_CHANGE_EMAIL', given);
      const seconds = Math.floor(Date.now() / 1000);
      const token = createToken(member.uid, seconds, seconds + 3600, undefined, { mfa: seconds - age });
      return (await callForData('verifyEmail', { body: { token: code }, token })).session;
    };
    expect(await follow(601)).toBeNull();
    expect(await follow(500)).not.toBeNull();
  });

  it('refuses an e-mail that another account took meanwhile, and changes nothing', async () => {
    const [{ uid, email, newEmail, code, token }, taker] = [await requestEmailChange(), await createMember()];
    await auth.updateUser(taker.uid, { email: newEmail });
    expect(getRefusal(await callEndpoint('verifyEmail', { body: { token: code }, token }))).toEqual(dead);
    expect(await getAccount(uid)).toMatchObject({ email });
    expect((await callEndpoint('verify', { token })).status).toBe(200);
  });

  it('logs no e-mail addresses', async () => {
    const { uid, code, newEmail, email } = await requestEmailChange();
    await callForData('verifyEmail', { body: { token: code } });
    const text = JSON.stringify(await listLogEntries(`users/${uid}`));
    expect([newEmail, email].filter((candidate) => text.includes(candidate))).toEqual([]);
  });
});

describe('link that restores the previous e-mail', () => {
  it('restores the e-mail and ends every session', async () => {
    const member = await createSignedInMember();
    const newEmail = createEmail();
    const changed = await callToolkitOk('update', { idToken: member.token, email: newEmail, returnSecureToken: true });
    const idToken = Object(changed).idToken;
    const { tokens } = await logIn({ identifier: newEmail, password: PASSWORD });
    const code = await getMailCode(member.email, 'RECOVER_EMAIL');

    const response = await callEndpoint('verifyEmail', { body: { token: code } });
    expect(parseMessage(response)).toBe('E-mail anterior restaurado');
    expect(await getAccount(member.uid)).toMatchObject({ email: member.email, is_verified: true });
    for (const token of [member.token, idToken, tokens.accessToken]) {
      expect(getRefusal(await callEndpoint('verify', { token }))).toEqual(over);
    }
    expect((await sendLogin(member.email)).status).toBe(200);
  });
});

describe('second verification mail', () => {
  it('is sent once; a request in the next half minute is refused: 429 with Retry-After (R067)', async () => {
    const member = await createMember({ is_verified: false });
    const token = await signIn(member);
    const response = await callEndpoint('resendVerification', { token });
    expect(parseMessage(response)).toBe('Email de verificação reenviado! Verifique sua caixa de entrada.');
    expect(await listMailCodes(member.email, 'VERIFY_EMAIL')).toHaveLength(1);
    const again = await callEndpoint('resendVerification', { token });
    expect(getRefusal(again)).toBe('429 too_many_requests');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expect(await listMailCodes(member.email, 'VERIFY_EMAIL')).toHaveLength(1);
  });

  it('is refused if Firebase verified the e-mail: 409, and updates the account (R067)', async () => {
    const member = await createMember({ is_verified: false });
    const token = await signIn(member);
    await callToolkitOk('update', { oobCode: await requestMailCode(member.email, 'VERIFY_EMAIL', { idToken: token }) });
    expect(getRefusal(await callEndpoint('resendVerification', { token }))).toBe('409 already_verified');
    expect(await listMailCodes(member.email, 'VERIFY_EMAIL')).toEqual([]);
    expect(await getAccount(member.uid)).toMatchObject({ is_verified: true });
  });

  it('is sent in a session from before a lifted ban, although Firebase refuses its token (R067)', async () => {
    const [moderator, member] = [await createSignedInMember('moderator'), await createMember({ is_verified: false })];
    const token = await signIn(member);
    await waitForNextSecond();
    const params = { uid: member.uid };
    await askAs('banUser', moderator, { params, body: { reason: 'Anúncios' } });
    await askAs('unbanUser', moderator, { params });
    expect(await callToolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })).toHaveProperty('error');
    await callForData('resendVerification', { token });
    expect(await listMailCodes(member.email, 'VERIFY_EMAIL')).toHaveLength(1);
  });
});
