import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, call, failureOf, messageOf, refusal } from './support/call.ts';
import { environment } from './support/environment.ts';
import { auth, firestore } from './support/firebase.ts';
import { makeMember, PASSWORD, signIn } from './support/members.ts';

const toolkit = `http://${environment.authHost}/identitytoolkit.googleapis.com/v1`;

/** No wrong login is answered sooner, whoever has an account. */
const WRONG_LOGIN_MS = 1000;

const newcomer = () => {
  const username = `Nova_${randomUUID().slice(0, 12)}`;
  return { username, email: `${username.toLowerCase()}@bigorna.test`, full_name: 'Ana Nova', password: PASSWORD };
};

const identityToolkit = async (method: string, body: object): Promise<unknown> => {
  const response = await fetch(`${toolkit}/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};

describe('login', () => {
  it.each(['identifier', 'username', 'email'] as const)('R062 takes the name or the address as %s', async (field) => {
    const member = await makeMember();
    const given = field === 'email' ? member.email : member.username.toUpperCase();
    const reply = await call('login', { body: { [field]: given, password: PASSWORD } });
    expect(reply.status).toBe(200);
    expect(messageOf(reply)).toBe('Login realizado com sucesso!');
  });

  it('R062 answers the account, an ID token and a custom token that Firebase takes', async () => {
    const member = await makeMember();
    const { user, tokens } = await ask('login', { body: { identifier: member.email, password: PASSWORD } });
    expect(user).toMatchObject({ id: member.uid, username: member.username, email: member.email, is_banned: false });
    expect(Date.parse(tokens.expiresIn) - Date.now()).toBeGreaterThan(50 * 60_000);
    expect((await ask('verify', { token: tokens.accessToken })).user.id).toBe(member.uid);
    const exchanged = await identityToolkit('signInWithCustomToken', {
      token: tokens.customToken,
      returnSecureToken: true,
    });
    expect(exchanged).toHaveProperty('idToken');
  });

  it('R062 a wrong password, an unknown name, an unknown address: one and the same answer, none sooner', async () => {
    const { username, email } = await makeMember();
    const wrong = { password: 'Errada123' };
    const expected = { success: false, code: 'invalid_credentials', message: 'Usuário ou senha incorretos.' };
    for (const identifier of [username, email, 'nao-existe', 'nao@existe.test', 'não vale', '__proto__']) {
      const begun = performance.now();
      const reply = await call('login', { body: { identifier, ...wrong } });
      expect(performance.now() - begun).toBeGreaterThanOrEqual(WRONG_LOGIN_MS - 1);
      expect(reply.status).toBe(401);
      expect(failureOf(reply)).toEqual(expected);
    }
  });

  it('keeps the moment of the login and takes over what Auth knows by now', async () => {
    const member = await makeMember({ is_verified: false });
    await auth.updateUser(member.uid, { emailVerified: true, email: `novo-${member.email}` });
    const before = Date.now();
    const { user } = await ask('login', { body: { identifier: member.username, password: PASSWORD } });
    expect(user).toMatchObject({ is_verified: true, email: `novo-${member.email}` });
    expect(Date.parse(user.last_login ?? '')).toBeGreaterThanOrEqual(before - 1000);
    const stored = await firestore.doc(`users/${member.uid}`).get();
    expect(stored.get('is_verified')).toBe(true);
    expect(stored.get('email')).toBe(`novo-${member.email}`);
  });
});

describe('registration', () => {
  it('creates account, public card, reserved name and session, and has Firebase send its mail', async () => {
    const body = newcomer();
    const reply = await call('register', { body });
    expect(reply.status).toBe(200);
    expect(messageOf(reply)).toBe('Conta criada!');
    const { user } = await ask('login', { body: { identifier: body.email, password: PASSWORD } });
    expect(user).toMatchObject({ username: body.username, full_name: 'Ana Nova', role: 'user', is_verified: false });
    const [profile, claim] = await firestore.getAll(
      firestore.doc(`profiles/${user.id}`),
      firestore.doc(`usernames/${body.username.toLowerCase()}`),
    );
    expect(profile?.get('username')).toBe(body.username);
    expect(profile?.data()).not.toHaveProperty('email');
    expect(claim?.get('uid')).toBe(user.id);
    const mails = await fetch(`http://${environment.authHost}/emulator/v1/projects/${environment.project}/oobCodes`);
    const { oobCodes } = z
      .object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) })
      .parse(await mails.json());
    expect(oobCodes).toContainEqual(expect.objectContaining({ email: body.email, requestType: 'VERIFY_EMAIL' }));
  });

  it('a name that is taken, in whatever case: 409 with the field; nothing is left behind', async () => {
    const { username } = await makeMember();
    const body = { ...newcomer(), username: username.toUpperCase() };
    const reply = await call('register', { body });
    expect(refusal(reply)).toEqual({ status: 409, code: 'username_taken' });
    expect(failureOf(reply).errors).toEqual([
      { path: 'username', code: 'username_taken', message: 'Este nome de usuário já está em uso.' },
    ]);
    expect((await call('register', { body: { ...body, username: newcomer().username } })).status).toBe(200);
  });

  it('an address that is taken: 409 with the field, and the name is free again', async () => {
    const { email } = await makeMember();
    const body = newcomer();
    const reply = await call('register', { body: { ...body, email: email.toUpperCase() } });
    expect(refusal(reply)).toEqual({ status: 409, code: 'email_taken' });
    expect(failureOf(reply).errors?.[0]).toMatchObject({ path: 'email', code: 'email_taken' });
    expect((await call('register', { body })).status).toBe(200);
  });

  it('two at once for one name: one gets it', async () => {
    const one = newcomer();
    const two = { ...newcomer(), username: one.username };
    const statuses = await Promise.all([one, two].map(async (body) => (await call('register', { body })).status));
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('R150 names every field that breaks a limit', async () => {
    const body = { username: 'ab', email: 'x', full_name: ' ', password: 'curta', password_confirmation: 'outra' };
    const reply = await call('register', { body, headers: { 'Accept-Language': 'en-US' } });
    expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
    expect(failureOf(reply).errors?.map(({ path, code }) => `${path}: ${code}`)).toEqual(
      expect.arrayContaining([
        'username: username_length',
        'email: invalid_email',
        'full_name: required',
        'password: too_short',
      ]),
    );
    expect(failureOf(reply).errors?.every(({ message }) => message !== '' && !/[{}]/.test(message))).toBe(true);
  });

  it('a name that Firestore could not keep: 400', async () => {
    const reply = await call('register', { body: { ...newcomer(), username: '__nome__' } });
    expect(failureOf(reply).errors).toMatchObject([{ path: 'username', code: 'username_characters' }]);
  });
});

describe('verify and logout', () => {
  it('R064 says who the token belongs to', async () => {
    const member = await makeMember();
    const { user } = await ask('verify', { token: await signIn(member) });
    expect(user).toMatchObject({ id: member.uid, is_banned: false });
  });

  it('R064 takes over what Auth knows by now', async () => {
    const member = await makeMember({ is_verified: false });
    const token = await signIn(member);
    await auth.updateUser(member.uid, { emailVerified: true });
    expect((await ask('verify', { token })).user).toMatchObject({ is_verified: true });
  });

  it('logout ends this session only: the token of another browser goes on', async () => {
    const member = await makeMember();
    const [here, there] = [await signIn(member), await signIn(member)];
    const reply = await call('logout', { token: here });
    expect(messageOf(reply)).toBe('Logout realizado');
    expect((await call('verify', { token: there })).status).toBe(200);
  });

  it('an Auth user made past the API is nobody; with an account document the same token is somebody', async () => {
    const email = `fora-${randomUUID().slice(0, 12)}@bigorna.test`;
    const made = await identityToolkit('signUp', { email, password: PASSWORD, returnSecureToken: true });
    const { idToken, localId } = z.object({ idToken: z.string(), localId: z.string() }).parse(made);
    for (const id of ['verify', 'logout', 'countHistory', 'listHistory'] as const) {
      expect(refusal(await call(id, { token: idToken })), id).toEqual({ status: 401, code: 'unauthorized' });
    }
    const login = await call('login', { body: { identifier: email, password: PASSWORD } });
    expect(refusal(login)).toEqual({ status: 401, code: 'invalid_credentials' });
    const member = await makeMember();
    const account = await firestore.doc(`users/${member.uid}`).get();
    await firestore.doc(`users/${localId}`).set({ ...account.data(), email });
    expect((await call('countHistory', { token: idToken })).status).toBe(200);
  });
});
