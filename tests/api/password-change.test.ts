import './support/functions-environment.ts';
import { getText } from '@bigorna/domain/errors/texts/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../functions/src/audit/actor.ts';
import { changePassword } from '../../functions/src/members/accounts/change-password.ts';
import { endSessions } from '../../functions/src/members/accounts/end-sessions.ts';
import { endSession } from '../../functions/src/members/accounts/own-sessions.ts';
import { expirePassword, revokeSessions } from '../../functions/src/members/accounts/revoke-sessions.ts';
import { requireFound } from '../../functions/src/platform/api-error.ts';
import { auth as mockedAuth } from '../../functions/src/platform/firebase.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { signInWithPassword } from '../../functions/src/platform/identity-toolkit.ts';
import {
  type ApiResponse,
  callAs,
  callEndpoint,
  createClientIp,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { ANY_SESSION, NO_DEVICE } from './support/device.ts';
import { auth, firestore } from './support/firebase.ts';
import {
  createMember,
  createSignedInMember,
  type Member,
  PASSWORD,
  requireSession,
  sendLogin,
  signIn,
} from './support/members.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { callToolkit, callToolkitOk, exchangeCustomToken } from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

vi.mock('../../functions/src/platform/firebase.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firebase.ts')>();
  return { ...actual, auth: vi.fn(actual.auth) };
});
vi.mock(import('../../functions/src/platform/identity-toolkit.ts'), async (original) => {
  const actual = await original();
  return { ...actual, signInWithPassword: vi.fn(actual.signInWithPassword) };
});

const NEW = 'Granito8Solar';
const EXPIRED = '401 token_expired';
const chief = await createMember({ role: 'super_admin' });
const right = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };

const weak = (password: string) => ({ password, password_confirmation: password });

const change = (token: string | undefined, body: object, locale = 'pt-BR'): Promise<ApiResponse> =>
  callEndpoint('updatePassword', { token, body, headers: { 'Accept-Language': locale } });
const login = ({ username }: Pick<Member, 'username'>, password: string): Promise<ApiResponse> =>
  sendLogin(username, password);
const getAccount = async ({ uid }: Pick<Member, 'uid'>) => (await firestore.doc(`users/${uid}`).get()).data();

const getRulesStatus = ({ uid }: Pick<Member, 'uid'>, token: string): Promise<number> =>
  getFirestoreStatus(`users/${uid}`, token);

describe('changed password', () => {
  it('keeps the current session with new tokens, and ends all others in API and rules (R082)', async () => {
    const member = await createSignedInMember();
    const other = await signIn(member);
    for (const token of [member.token, other]) expect(await getRulesStatus(member, token)).toBe(200);
    const response = await change(member.token, right);
    expect(response.status, response.text).toBe(200);
    expect(parseMessage(response)).toBe('Senha alterada!');
    const { user, tokens } = parseData('updatePassword', response);
    expect(user.id).toBe(member.uid);
    expect(Date.parse(tokens.expiresIn) - Date.now()).toBeGreaterThan(50 * 60_000);

    for (const token of [tokens.accessToken, await exchangeCustomToken(tokens.customToken)]) {
      expect((await callEndpoint('countHistory', { token })).status).toBe(200);
      expect((await callEndpoint('verify', { token })).status).toBe(200);
      expect(await getRulesStatus(member, token)).toBe(200);
    }
    for (const token of [member.token, other]) {
      expect(getRefusal(await callEndpoint('countHistory', { token }))).toEqual(EXPIRED);
      expect(getRefusal(await callEndpoint('verify', { token }))).toEqual(EXPIRED);
      expect(await getRulesStatus(member, token)).toBe(403);
    }
    expect(getRefusal(await login(member, PASSWORD))).toBe('401 invalid_credentials');
    const { tokens: laterTokens } = requireSession(parseData('login', await login(member, NEW)));
    expect((await callEndpoint('countHistory', { token: laterTokens.accessToken })).status).toBe(200);
  });

  it('invalidates earlier custom tokens, in API and rules (R082)', async () => {
    const member = await createMember();
    const { tokens } = requireSession(parseData('login', await login(member, PASSWORD)));
    const beginSession = () => exchangeCustomToken(tokens.customToken);
    const before = await beginSession();
    expect((await callEndpoint('countHistory', { token: before })).status).toBe(200);
    expect(await getRulesStatus(member, before)).toBe(200);
    expect((await change(tokens.accessToken, right)).status).toBe(200);
    for (const token of [before, await beginSession()]) {
      expect(getRefusal(await callEndpoint('countHistory', { token }))).toEqual(EXPIRED);
      expect(await getRulesStatus(member, token)).toBe(403);
    }
  });

  it('ends the Firebase sessions too (R082)', async () => {
    const member = await createSignedInMember();
    const before = await auth.getUser(member.uid);
    expect((await change(member.token, right)).status).toBe(200);
    const after = await auth.getUser(member.uid);
    const [then, now] = [before, after].map(({ tokensValidAfterTime }) => Date.parse(tokensValidAfterTime ?? ''));
    expect(now).toBeGreaterThanOrEqual(then ?? Number.NaN);
    expect(await callToolkit('lookup', { idToken: member.token })).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
  });

  it.each([
    ['a wrong password', { current_password: 'Errada123' }, 'current_password', 'password_wrong', {}],
    ['no current password', { current_password: undefined }, 'current_password', 'required', {}],
    ['an empty current password', { current_password: '' }, 'current_password', 'required', {}],
    ['no new password', { password: undefined }, 'password', 'required', {}],
    ['a short password', weak('Curta1'), 'password', 'too_short', { min: 8 }],
    ['a password without a capital', weak('sem-maiuscula1'), 'password', 'password_weak', {}],
    ['a password without a lowercase letter', weak('SEM-MINUSCULA1'), 'password', 'password_weak', {}],
    ['a password without a digit', weak('SemNumeroAlgum'), 'password', 'password_weak', {}],
    ['the current password', weak(PASSWORD), 'password', 'password_unchanged', {}],
    [
      'a different confirmation',
      { password_confirmation: 'Granito9Solar' },
      'password_confirmation',
      'passwords_differ',
      {},
    ],
  ] as const)(
    'is refused for %s with an error at the field; session and password stay (R082, R088)',
    async (_what, wrong, path, code, values) => {
      const member = await createSignedInMember();
      const before = await getAccount(member);
      for (const locale of ['pt-BR', 'en-US'] as const) {
        const response = await change(member.token, { ...right, ...wrong }, locale);
        expect(getRefusal(response)).toBe('400 invalid_request');
        expect(parseFailure(response).errors).toContainEqual({ path, code, message: getText(locale, code, values) });
      }
      expect(await getAccount(member)).toEqual(before);
      expect((await callAs('countHistory', member)).status).toBe(200);
      expect((await login(member, PASSWORD)).status).toBe(200);
    },
  );

  it('is refused if the password was set at Firebase with a token of the session (R082, R206)', async () => {
    const [thief, other] = [await createSignedInMember(), await createSignedInMember()];
    const password = 'Roubada789';
    await waitForNextSecond();
    await callToolkitOk('update', { idToken: thief.token, password });
    const stolen = { ...right, current_password: password };
    expect(getRefusal(await change(thief.token, stolen))).toEqual(EXPIRED);
    expect((await change(other.token, right)).status).toBe(200);
  });

  it('is refused if the password is set at Firebase while it is checked (R082, R206)', async () => {
    const member = await createSignedInMember();
    const password = 'Roubada789';
    const session = { ...ANY_SESSION, signedInAt: Math.floor(Date.now() / 1000) };
    const account = requireFound(await get(doc('users/{uid}', member.uid)), 'user_not_found');
    await waitForNextSecond();
    const real = vi.mocked(signInWithPassword).getMockImplementation();
    vi.mocked(signInWithPassword).mockImplementationOnce(async (...given) => {
      await callToolkitOk('update', { idToken: member.token, password });
      if (real === undefined) expect.unreachable();
      return real(...given);
    });
    const changed = changePassword(
      { uid: member.uid, account, session },
      { current_password: password, password: NEW },
      { ip: createClientIp(), device: NO_DEVICE },
    );
    await expect(changed).rejects.toMatchObject({ code: 'token_expired' });
    expect((await login(member, password)).status).toBe(200);
  });

  it('is refused without a token: 401 (R082)', async () => {
    expect(getRefusal(await change(undefined, right))).toBe('401 unauthorized');
  });
});

describe('failed password change', () => {
  /** Starts a password change in this process. The given `updateUser` replaces the method of Auth. */
  const changing = async (updateUser: (...given: Parameters<typeof auth.updateUser>) => Promise<never>) => {
    const member = await createMember();
    const token = await signIn(member);
    const before = await getAccount(member);
    const account = requireFound(await get(doc('users/{uid}', member.uid)), 'user_not_found');
    const failing = Object.assign(Object.create(auth), { updateUser });
    vi.mocked(mockedAuth).mockReturnValue(failing);
    const changed = changePassword(
      { uid: member.uid, account, session: ANY_SESSION },
      { current_password: PASSWORD, password: NEW },
      { ip: createClientIp(), device: NO_DEVICE },
    );
    return { member, token, before, changed };
  };
  const failAuth = () => Promise.reject(new Error('Auth is out of reach'));

  afterEach(() => vi.mocked(mockedAuth).mockReset());

  it('leaves password, sessions and account unchanged when Auth refuses it (R082)', async () => {
    const { member, token, before, changed } = await changing(failAuth);
    await expect(changed).rejects.toThrow('Auth is out of reach');
    expect(await getAccount(member)).toEqual(before);
    expect((await callEndpoint('countHistory', { token })).status).toBe(200);
    expect((await login(member, PASSWORD)).status).toBe(200);
  });

  it('takes effect with new tokens when only the response of Auth is lost (R082)', async () => {
    const { member, token, changed } = await changing(async (uid, properties) => {
      await auth.updateUser(uid, properties);
      return failAuth();
    });
    const { tokens } = await changed;
    expect((await callEndpoint('countHistory', { token: tokens.accessToken })).status).toBe(200);
    expect(getRefusal(await callEndpoint('countHistory', { token }))).toEqual(EXPIRED);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it('changes nothing when the session ends while the password is checked (R082, R206)', async () => {
    const real = vi.mocked(signInWithPassword).getMockImplementation();
    vi.mocked(signInWithPassword).mockImplementationOnce(async (...given) => {
      if (real === undefined) expect.unreachable();
      const result = await real(...given);
      await endSession(result.uid, ANY_SESSION.id);
      return result;
    });
    const { member, token, changed } = await changing(failAuth);
    await expect(changed).rejects.toMatchObject({ code: 'token_expired' });
    expect((await callEndpoint('countHistory', { token })).status).toBe(200);
    expect((await login(member, PASSWORD)).status).toBe(200);
  });

  const staff: Actor = { uid: chief.uid, role: 'super_admin', requestId: 'prova' };
  it.each([
    ['staff end all sessions', (uid: string) => revokeSessions(uid, staff)],
    ['staff expire the password', (uid: string) => expirePassword(uid, undefined, staff)],
    ['the owner ends all sessions', endSessions],
    ['the owner ends the session', (uid: string) => endSession(uid, ANY_SESSION.id)],
  ])('starts no new session when %s meanwhile (R082, R206)', async (_, end) => {
    const { changed } = await changing(async (uid, properties) => {
      await end(uid);
      await auth.updateUser(uid, properties);
      return failAuth();
    });
    await expect(changed).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('ends a concurrent sign-in with the previous password (R082)', async () => {
    const between: string[] = [];
    const { member, changed } = await changing(async (uid, properties) => {
      const name = (await firestore.doc(`users/${uid}`).get()).get('username');
      between.push(await signIn({ username: String(name) }));
      await auth.updateUser(uid, properties);
      return failAuth();
    });
    const { tokens } = await changed;
    for (const token of between) expect(getRefusal(await callEndpoint('countHistory', { token }))).toEqual(EXPIRED);
    expect(between).toHaveLength(1);
    expect((await callEndpoint('countHistory', { token: tokens.accessToken })).status).toBe(200);
    expect((await login(member, NEW)).status).toBe(200);
  });
});
