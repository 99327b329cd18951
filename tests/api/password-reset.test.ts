import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type ApiResponse,
  callEndpoint,
  callForData,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { beginLogin, createMemberWithTotp, getNextCode } from './support/factors.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember, type Member, PASSWORD, requireSession, sendLogin, signIn } from './support/members.ts';
import { toComparable } from './support/to-comparable.ts';
import {
  callToolkit,
  exchangeCustomToken,
  getMailCode,
  listMailCodes,
  requestMailCode,
  signInAtFirebase,
} from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

const NEW = 'Novinha456';
const INVALID_LINK = '400 link_invalid';
/** Minimum response time, whether the e-mail has an account or not. */
const MIN_RESPONSE_MS = 1500;

const createUnknownEmail = () => `ninguem-${randomUUID().slice(0, 12)}@bigorna.test`;
const forgot = (email: string): Promise<ApiResponse> => callEndpoint('forgotPassword', { body: { email } });
const getLink = async ({ email }: Pick<Member, 'email'>): Promise<string> => {
  await forgot(email);
  return getMailCode(email, 'PASSWORD_RESET');
};
const checkToken = (token: string): Promise<ApiResponse> => callEndpoint('verifyResetToken', { params: { token } });
const reset = (token: string, password = NEW): Promise<ApiResponse> =>
  callEndpoint('resetPassword', { body: { token, password } });
const login = ({ username }: Member, password: string): Promise<ApiResponse> => sendLogin(username, password);

describe('forgotten password', () => {
  it('sends a mail, and responds equally for an unknown e-mail (R065)', async () => {
    const member = await createMember();
    const unknown = createUnknownEmail();
    const times: number[] = [];
    const requestTimed = async (email: string): Promise<ApiResponse> => {
      const startedAt = performance.now();
      const response = await forgot(email);
      times.push(performance.now() - startedAt);
      return response;
    };
    const knownResponse = await requestTimed(member.email.toUpperCase());
    expect(knownResponse.status).toBe(200);
    expect(parseMessage(knownResponse)).toBe('Email enviado!');
    expect(toComparable(await requestTimed(unknown))).toEqual(toComparable(knownResponse));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(MIN_RESPONSE_MS - 1);
    expect(await listMailCodes(member.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await listMailCodes(unknown, 'PASSWORD_RESET')).toHaveLength(0);
  });

  it('requires a valid e-mail (R065)', async () => {
    expect(parseFailure(await forgot('nada')).errors).toMatchObject([{ path: 'email', code: 'invalid_email' }]);
  });
});

describe('link of a reset mail', () => {
  it('sets a new password once: refuses the previous one and ends every session (R066)', async () => {
    const member = await createMember();
    const before = await signIn(member);
    const link = await getLink(member);
    expect(parseData('verifyResetToken', await checkToken(link))).toEqual({
      email: member.email,
      factor_reset_at: null,
    });

    const done = await reset(link);
    expect(done.status, done.text).toBe(200);
    expect(parseMessage(done)).toBe('Senha redefinida!');
    expect(getRefusal(await callEndpoint('verify', { token: before }))).toBe('401 token_expired');
    expect(getRefusal(await callEndpoint('countHistory', { token: before }))).toBe('401 token_expired');
    expect(getRefusal(await login(member, PASSWORD))).toBe('401 invalid_credentials');
    const { tokens } = requireSession(parseData('login', await login(member, NEW)));
    expect((await callEndpoint('countHistory', { token: tokens.accessToken })).status).toBe(200);

    expect(getRefusal(await checkToken(link))).toEqual(INVALID_LINK);
    expect(getRefusal(await reset(link, 'Terceira789'))).toEqual(INVALID_LINK);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it('invalidates tokens from earlier logins (R066)', async () => {
    const member = await createMember();
    const { tokens } = requireSession(parseData('login', await login(member, PASSWORD)));
    const signInAgain = () => exchangeCustomToken(tokens.customToken);
    expect((await callEndpoint('countHistory', { token: await signInAgain() })).status).toBe(200);
    expect((await reset(await getLink(member))).status).toBe(200);
    const rejected = await callEndpoint('countHistory', { token: await signInAgain() });
    expect(getRefusal(rejected)).toBe('401 token_expired');
  });

  it('ends the Firebase sessions too (R066)', async () => {
    const member = await createMember();
    const idToken = await signInAtFirebase(member);
    const lookUpToken = () => callToolkit('lookup', { idToken });
    expect(await lookUpToken()).toHaveProperty('users');
    await waitForNextSecond();
    expect((await reset(await getLink(member))).status).toBe(200);
    expect(await lookUpToken()).not.toHaveProperty('users');
  });

  it('does not skip the second factor: the login with the new password needs it (R066, R205)', async () => {
    const member = await createMemberWithTotp();
    expect((await reset(await getLink(member))).status).toBe(200);
    const { challenge, methods } = await beginLogin(member, NEW);
    expect(methods).toEqual(['totp', 'recovery_code']);
    const finish = (code: string) => callEndpoint('loginFactor', { body: { challenge, code } });
    expect(getRefusal(await finish('000000'))).toBe('400 factor_wrong');
    expect((await finish(getNextCode(member.secret))).status).toBe(200);
  });

  it('verifies the e-mail of the member (R066)', async () => {
    const member = await createMember({ is_verified: false });
    expect((await reset(await getLink(member))).status).toBe(200);
    expect((await firestore.doc(`users/${member.uid}`).get()).get('is_verified')).toBe(true);
  });

  it('works once when it is used twice at the same time (R066)', async () => {
    const member = await createMember();
    const link = await getLink(member);
    const passwords = [NEW, 'Terceira789'];
    const responses = await Promise.all(passwords.map((password) => reset(link, password)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const logins = await Promise.all(passwords.map((password) => login(member, password)));
    expect(logins.map(({ status }) => status)).toEqual(responses.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('stays valid, and sessions go on, after an invalid or unchanged password (R066, R082)', async () => {
    const member = await createMember();
    const token = await signIn(member);
    const link = await getLink(member);
    for (const [password, code] of [
      ['semnumero', 'password_weak'],
      [PASSWORD, 'password_unchanged'],
    ] as const)
      expect(parseFailure(await reset(link, password)).errors).toMatchObject([{ path: 'password', code }]);
    expect((await callEndpoint('countHistory', { token })).status).toBe(200);
    expect((await login(member, PASSWORD)).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it.each([
    ['a word', 'nada'],
    ['characters that a URL escapes', 'a/b?c'],
    ['the maximum length', 'x'.repeat(1000)],
  ])('is refused when it is unknown: %s (R066)', async (_what, code) => {
    expect(getRefusal(await checkToken(code))).toEqual(INVALID_LINK);
    expect(getRefusal(await reset(code))).toEqual(INVALID_LINK);
  });

  it('cannot be a code of another mail, and that code still works for its own purpose (R066)', async () => {
    const member = await createMember({ is_verified: false });
    const idToken = await signInAtFirebase(member);
    const link = await requestMailCode(member.email, 'VERIFY_EMAIL', { idToken });
    expect(getRefusal(await checkToken(link))).toEqual(INVALID_LINK);
    expect(getRefusal(await reset(link))).toEqual(INVALID_LINK);
    expect((await login(member, PASSWORD)).status).toBe(200);
    expect(await callForData('verifyEmail', { body: { token: link } })).toMatchObject({ change: 'verified' });
  });

  it('does nothing for an Auth user without an account (R066)', async () => {
    const email = createUnknownEmail();
    const { uid } = await auth.createUser({ email, password: PASSWORD });
    const link = await getLink({ email });
    expect(getRefusal(await checkToken(link))).toEqual(INVALID_LINK);
    expect(getRefusal(await reset(link))).toEqual(INVALID_LINK);
    expect(await callToolkit('signInWithPassword', { email, password: PASSWORD })).toMatchObject({ localId: uid });
  });

  it('sets the password of a banned member without lifting the ban (R066)', async () => {
    const member = await createMember({ is_banned: true, ban_reason: 'Anúncios' });
    expect((await reset(await getLink(member))).status).toBe(200);
    expect(getRefusal(await login(member, NEW))).toBe('403 banned');
    expect(getRefusal(await login(member, PASSWORD))).toBe('401 invalid_credentials');
  });
});
