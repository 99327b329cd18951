import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, call, messageOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { untilNextSecond } from './support/next-second.ts';
import { codesTo, codeTo, toolkit, toolkitDoes } from './support/toolkit.ts';

const dead = { status: 400, code: 'link_invalid' };
const over = { status: 401, code: 'token_expired' };
const someEmail = () => `outro-${randomUUID().slice(0, 12)}@bigorna.test`;

const accountOf = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();

describe('the link of a verification mail', () => {
  const unverified = async () => {
    const member = await makeMember({ is_verified: false });
    const token = await signIn(member);
    await ask('resendVerification', { token });
    return { ...member, token, code: await codeTo(member.email, 'VERIFY_EMAIL') };
  };

  it('R077 verifies the account at once; without a session there are no tokens', async () => {
    const { uid, code } = await unverified();
    const reply = await call('verifyEmail', { body: { token: code } });
    expect(messageOf(reply)).toBe('E-mail verificado!');
    expect(JSON.parse(reply.text).data).toEqual({ change: 'verified', session: null });
    expect(await accountOf(uid)).toMatchObject({ is_verified: true });
  });

  it('R077 with the member’s own session: fresh tokens that say verified; the others go on', async () => {
    const { uid, code, token, ...member } = await unverified();
    const other = await signIn(member);
    const { session } = await ask('verifyEmail', { body: { token: code }, token });
    expect(session?.user).toMatchObject({ id: uid, is_verified: true });
    for (const one of [session?.tokens.accessToken, token, other]) {
      expect((await call('verify', { token: one })).status).toBe(200);
    }
  });

  it.each(['someone else', 'garbage'])('R077 with the bearer of %s: verified, no tokens', async (whose) => {
    const { uid, code } = await unverified();
    const token = whose === 'garbage' ? 'lixo' : (await signedIn()).token;
    expect(await ask('verifyEmail', { body: { token: code }, token })).toEqual({ change: 'verified', session: null });
    expect(await accountOf(uid)).toMatchObject({ is_verified: true });
  });

  it('R077 a banned member’s link verifies and lets nobody in', async () => {
    const { uid, code, token } = await unverified();
    await firestore.doc(`users/${uid}`).update({ is_banned: true });
    expect(await ask('verifyEmail', { body: { token: code }, token })).toEqual({ change: 'verified', session: null });
    expect(await accountOf(uid)).toMatchObject({ is_verified: true, is_banned: true });
  });

  it('R077 is good once', async () => {
    const { code } = await unverified();
    expect((await call('verifyEmail', { body: { token: code } })).status).toBe(200);
    expect(refusal(await call('verifyEmail', { body: { token: code } }))).toEqual(dead);
  });

  it('R077 that never was, resets a password or signs in: refused, and still good for what it is', async () => {
    const { email } = await makeMember();
    await toolkitDoes('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await toolkitDoes('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    const reset = await codeTo(email, 'PASSWORD_RESET');
    for (const token of ['nada', reset, await codeTo(email, 'EMAIL_SIGNIN')]) {
      expect(refusal(await call('verifyEmail', { body: { token } }))).toEqual(dead);
    }
    expect(await toolkit('resetPassword', { oobCode: reset })).toMatchObject({ email, requestType: 'PASSWORD_RESET' });
  });

  it('R077 of an Auth user without an account: refused', async () => {
    const email = someEmail();
    const made = await toolkitDoes('signUp', { email, password: PASSWORD, returnSecureToken: true });
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: Object(made).idToken });
    const code = await codeTo(email, 'VERIFY_EMAIL');
    expect(refusal(await call('verifyEmail', { body: { token: code } }))).toEqual(dead);
  });
});

describe('the link of an e-mail change', () => {
  const changing = async () => {
    const member = await signedIn();
    const other = await signIn(member);
    const newEmail = someEmail();
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: member.token, newEmail });
    return { ...member, other, newEmail, code: await codeTo(member.email, 'VERIFY_AND_CHANGE_EMAIL') };
  };

  it('changes the account’s address at once, keeps the caller in by fresh tokens and ends all other sessions', async () => {
    const { uid, token, other, newEmail, code, username } = await changing();
    const reply = await call('verifyEmail', { body: { token: code }, token });
    expect(messageOf(reply)).toBe('E-mail alterado!');
    const { change, session } = JSON.parse(reply.text).data;
    expect({ change, email: session.user.email }).toEqual({ change: 'changed', email: newEmail });
    expect(await accountOf(uid)).toMatchObject({ email: newEmail, is_verified: true });
    expect((await call('verify', { token: session.tokens.accessToken })).status).toBe(200);
    for (const old of [token, other]) expect(refusal(await call('countHistory', { token: old }))).toEqual(over);
    for (const identifier of [newEmail, username]) {
      expect((await call('login', { body: { identifier, password: PASSWORD } })).status).toBe(200);
    }
  });

  it('to an address that was taken meanwhile: refused, and nothing changes', async () => {
    const { uid, email, newEmail, code, token } = await changing();
    await toolkitDoes('signUp', { email: newEmail, password: PASSWORD, returnSecureToken: true });
    expect(refusal(await call('verifyEmail', { body: { token: code }, token }))).toEqual(dead);
    expect(await accountOf(uid)).toMatchObject({ email });
    expect((await call('verify', { token })).status).toBe(200);
  });

  it('leaves nothing of the addresses in the log', async () => {
    const { uid, code, newEmail, email } = await changing();
    await ask('verifyEmail', { body: { token: code } });
    const entries = await firestore.collection('logs').where('target', '==', `users/${uid}`).get();
    const text = JSON.stringify(entries.docs.map((entry) => entry.data()));
    expect([newEmail, email].filter((address) => text.includes(address))).toEqual([]);
  });
});

describe('the link that restores the former address', () => {
  it('brings it back and ends every session', async () => {
    const member = await signedIn();
    const newEmail = someEmail();
    const changed = await toolkitDoes('update', { idToken: member.token, email: newEmail, returnSecureToken: true });
    const taken = Object(changed).idToken;
    const { tokens } = await ask('login', { body: { identifier: newEmail, password: PASSWORD } });
    const code = await codeTo(member.email, 'RECOVER_EMAIL');

    const reply = await call('verifyEmail', { body: { token: code } });
    expect(messageOf(reply)).toBe('E-mail anterior restaurado');
    expect(await accountOf(member.uid)).toMatchObject({ email: member.email, is_verified: true });
    for (const token of [member.token, taken, tokens.accessToken]) {
      expect(refusal(await call('verify', { token }))).toEqual(over);
    }
    const body = { identifier: member.email, password: PASSWORD };
    expect((await call('login', { body })).status).toBe(200);
  });
});

describe('asking for the verification mail again', () => {
  it('R067 sends one and says so; again within half a minute: 429 with Retry-After', async () => {
    const member = await makeMember({ is_verified: false });
    const token = await signIn(member);
    const reply = await call('resendVerification', { token });
    expect(messageOf(reply)).toBe('Email de verificação reenviado! Verifique sua caixa de entrada.');
    expect(await codesTo(member.email, 'VERIFY_EMAIL')).toHaveLength(1);
    const again = await call('resendVerification', { token });
    expect(refusal(again)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expect(await codesTo(member.email, 'VERIFY_EMAIL')).toHaveLength(1);
  });

  it('R067 an account that is verified by now: 409, no mail, and the account knows', async () => {
    const member = await makeMember({ is_verified: false });
    const token = await signIn(member);
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token });
    await toolkitDoes('update', { oobCode: await codeTo(member.email, 'VERIFY_EMAIL') });
    expect(refusal(await call('resendVerification', { token }))).toEqual({ status: 409, code: 'already_verified' });
    expect(await codesTo(member.email, 'VERIFY_EMAIL')).toEqual([]);
    expect(await accountOf(member.uid)).toMatchObject({ is_verified: true });
  });

  it('R067 is served to a session from before a ban that was lifted, which Firebase no longer takes', async () => {
    const [moderator, member] = [await signedIn('moderator'), await makeMember({ is_verified: false })];
    const token = await signIn(member);
    await untilNextSecond();
    const params = { uid: member.uid };
    await ask('banUser', { params, body: { reason: 'Anúncios' }, token: moderator.token });
    await ask('unbanUser', { params, token: moderator.token });
    expect(await toolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })).toHaveProperty('error');
    await ask('resendVerification', { token });
    expect(await codesTo(member.email, 'VERIFY_EMAIL')).toHaveLength(1);
  });
});
