import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, callForData, getRefusal, parseFailure, parseMessage } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { buildNewcomer, createMember, logIn, PASSWORD, signIn } from './support/members.ts';
import { callToolkit, exchangeCustomToken, listMailCodes } from './support/toolkit.ts';

/** Minimum duration of a failed login, with or without an account. */
const WRONG_LOGIN_MS = 2000;

describe('login', () => {
  it.each(['identifier', 'username', 'email'] as const)(
    'accepts a username or e-mail in the field `%s` (R062)',
    async (field) => {
      const member = await createMember();
      const given = field === 'email' ? member.email : member.username.toUpperCase();
      const response = await callEndpoint('login', { body: { [field]: given, password: PASSWORD } });
      expect(response.status).toBe(200);
      expect(parseMessage(response)).toBe('Login realizado com sucesso!');
    },
  );

  it('returns account, ID token and a custom token that Firebase accepts (R062)', async () => {
    const member = await createMember();
    const { user, tokens } = await logIn({ identifier: member.email, password: PASSWORD });
    expect(user).toMatchObject({ id: member.uid, username: member.username, email: member.email, is_banned: false });
    expect(Date.parse(tokens.expiresIn) - Date.now()).toBeGreaterThan(50 * 60_000);
    expect((await callForData('verify', { token: tokens.accessToken })).user.id).toBe(member.uid);
    expect(await exchangeCustomToken(tokens.customToken)).not.toBe('');
  });

  it('returns one error, after a minimum time, for a wrong password or unknown account (R062)', async () => {
    const { username, email } = await createMember();
    const wrong = { password: 'Errada123' };
    const expected = { success: false, code: 'invalid_credentials', message: 'Usuário, e-mail ou senha incorretos.' };
    for (const identifier of [username, email, 'nao-existe', 'nao@existe.test', 'não vale', '__proto__']) {
      const startedAt = performance.now();
      const response = await callEndpoint('login', { body: { identifier, ...wrong } });
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(WRONG_LOGIN_MS - 1);
      expect(response.status).toBe(401);
      expect(parseFailure(response)).toEqual(expected);
    }
  });

  it('stores the login time and copies the current data from Auth', async () => {
    const member = await createMember({ is_verified: false });
    await auth.updateUser(member.uid, { emailVerified: true, email: `novo-${member.email}` });
    const before = Date.now();
    const { user } = await logIn({ identifier: member.username, password: PASSWORD });
    expect(user).toMatchObject({ is_verified: true, email: `novo-${member.email}` });
    expect(Date.parse(user.last_login ?? '')).toBeGreaterThanOrEqual(before - 1000);
    const stored = await firestore.doc(`users/${member.uid}`).get();
    expect(stored.get('is_verified')).toBe(true);
    expect(stored.get('email')).toBe(`novo-${member.email}`);
  });
});

describe('registration', () => {
  it('creates account, public card, username and session, and sends the verification mail', async () => {
    const body = buildNewcomer();
    const response = await callEndpoint('register', { body });
    expect(response.status).toBe(200);
    expect(parseMessage(response)).toBe('Conta criada!');
    const { user } = await logIn({ identifier: body.email, password: PASSWORD });
    expect(user).toMatchObject({ username: body.username, full_name: 'Ana Nova', role: 'user', is_verified: false });
    const [profile, claim] = await firestore.getAll(
      firestore.doc(`profiles/${user.id}`),
      firestore.doc(`usernames/${body.username.toLowerCase()}`),
    );
    expect(profile?.get('username')).toBe(body.username);
    expect(profile?.data()).not.toHaveProperty('email');
    expect(claim?.get('uid')).toBe(user.id);
    expect(await listMailCodes(body.email, 'VERIFY_EMAIL')).not.toEqual([]);
  });

  it('refuses a taken username in any letter case with 409, and leaves the e-mail free', async () => {
    const { username } = await createMember();
    const body = { ...buildNewcomer(), username: username.toUpperCase() };
    const response = await callEndpoint('register', { body });
    expect(getRefusal(response)).toBe('409 username_taken');
    expect(parseFailure(response).errors).toEqual([
      { path: 'username', code: 'username_taken', message: 'Este nome de usuário já está em uso.' },
    ]);
    expect((await callEndpoint('register', { body: { ...body, username: buildNewcomer().username } })).status).toBe(
      200,
    );
  });

  it('refuses a taken e-mail with 409, and leaves the username free', async () => {
    const { email } = await createMember();
    const body = buildNewcomer();
    const response = await callEndpoint('register', { body: { ...body, email: email.toUpperCase() } });
    expect(getRefusal(response)).toBe('409 email_taken');
    expect(parseFailure(response).errors?.[0]).toMatchObject({ path: 'email', code: 'email_taken' });
    expect((await callEndpoint('register', { body })).status).toBe(200);
  });

  it('creates one account for two concurrent requests with the same username', async () => {
    const one = buildNewcomer();
    const two = { ...buildNewcomer(), username: one.username };
    const statuses = await Promise.all(
      [one, two].map(async (body) => (await callEndpoint('register', { body })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('reports every invalid field (R150)', async () => {
    const body = { username: 'ab', email: 'x', full_name: ' ', password: 'curta', password_confirmation: 'outra' };
    const response = await callEndpoint('register', { body, headers: { 'Accept-Language': 'en-US' } });
    expect(getRefusal(response)).toBe('400 invalid_request');
    expect(parseFailure(response).errors?.map(({ path, code }) => `${path}: ${code}`)).toEqual(
      expect.arrayContaining([
        'username: username_length',
        'email: invalid_email',
        'full_name: required',
        'password: too_short',
      ]),
    );
    expect(parseFailure(response).errors?.every(({ message }) => message !== '' && !/[{}]/.test(message))).toBe(true);
  });

  it('refuses a username that Firestore cannot store, with the reason in the error (R080)', async () => {
    const body = buildNewcomer();
    const response = await callEndpoint('register', { body: { ...body, username: '__nome__' } });
    expect(parseFailure(response).errors).toMatchObject([{ path: 'username', code: 'username_underscores' }]);
    const username = `__${body.username}_`;
    expect((await callEndpoint('register', { body: { ...body, username } })).status).toBe(200);
  });
});

describe('verify and logout', () => {
  it('verify returns the account of a token (R064)', async () => {
    const member = await createMember();
    const { user } = await callForData('verify', { token: await signIn(member) });
    expect(user).toMatchObject({ id: member.uid, is_banned: false });
  });

  it('verify copies the current data from Auth (R064)', async () => {
    const member = await createMember({ is_verified: false });
    const token = await signIn(member);
    await auth.updateUser(member.uid, { emailVerified: true });
    expect((await callForData('verify', { token })).user).toMatchObject({ is_verified: true });
  });

  it('logout does not end the session of another browser', async () => {
    const member = await createMember();
    const [thisToken, otherToken] = [await signIn(member), await signIn(member)];
    const response = await callEndpoint('logout', { token: thisToken });
    expect(parseMessage(response)).toBe('Logout realizado');
    expect((await callEndpoint('verify', { token: otherToken })).status).toBe(200);
  });

  it('refuse an Auth user until the account document exists', async () => {
    const email = `fora-${randomUUID().slice(0, 12)}@bigorna.test`;
    const signUp = await callToolkit('signUp', { email, password: PASSWORD, returnSecureToken: true });
    const { idToken, localId } = z.object({ idToken: z.string(), localId: z.string() }).parse(signUp);
    for (const id of ['verify', 'logout', 'countHistory', 'listHistory'] as const) {
      expect(getRefusal(await callEndpoint(id, { token: idToken })), id).toBe('401 unauthorized');
    }
    const login = await callEndpoint('login', { body: { identifier: email, password: PASSWORD } });
    expect(getRefusal(login)).toBe('401 invalid_credentials');
    const member = await createMember();
    const account = await firestore.doc(`users/${member.uid}`).get();
    await firestore.doc(`users/${localId}`).set({ ...account.data(), email });
    // A sign-in at Firebase itself has no session (R205).
    expect(getRefusal(await callEndpoint('countHistory', { token: idToken }))).toBe('401 token_expired');
    const { tokens } = await logIn({ identifier: email, password: PASSWORD });
    expect((await callEndpoint('countHistory', { token: tokens.accessToken })).status).toBe(200);
  });
});
