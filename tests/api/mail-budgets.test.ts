import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { GOOGLE_MAILS_PER_DAY } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberTrustedIp } from '../../functions/src/members/accounts/trusted-ips.ts';
import { MAIL_REFUSAL_MS } from '../../functions/src/platform/mail-refusals.ts';
import { type ApiResponse, callEndpoint, callForData, createClientIp, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, createMember, PASSWORD, sendLogin } from './support/members.ts';
import { leavePoints } from './support/rate-limit-windows.ts';
import { createToken } from './support/tokens.ts';

const served = await serveApi();
const TOO_MANY = '429 too_many_requests';
const UNAVAILABLE = '503 unavailable';

/** The part of a sign-in's response that the functions read. */
const SIGN_IN = { localId: 'somebody', idToken: 'token', expiresIn: '3600' };

/**
 * Stubs Identity Toolkit. Returns a list to which every call adds its name. Calls fail with `refusal`, if given
 * only mails if `mailsOnly` is true.
 */
const watchGoogle = (refusal?: string, mailsOnly = false) => {
  const real = globalThis.fetch;
  const called: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = /accounts:(\w+)/.exec(String(input))?.[1];
    if (name === undefined) return real(input, init);
    called.push(name);
    const isRefused = refusal !== undefined && (name === 'sendOobCode' || !mailsOnly);
    if (isRefused) return Response.json({ error: { message: refusal } }, { status: 400 });
    return Response.json({ ...SIGN_IN, email: 'a@bigorna.test' });
  });
  return called;
};
afterEach(() => vi.restoreAllMocks());

const createUnknownEmail = () => `ninguem-${randomUUID().slice(0, 12)}@bigorna.test`;
const forgot = (email: string, ip = createClientIp()): Promise<ApiResponse> =>
  callEndpoint('forgotPassword', { origin: served.origin, body: { email }, headers: { 'X-Forwarded-For': ip } });
const login = (identifier: string) => sendLogin(identifier, 'Errada123', { origin: served.origin });

const leaveMails = (left: number) => leavePoints('forgot_in_all', 'all', left);
const getRefusalDoc = (kind: string) => firestore.doc(`system/mail-refusal-${kind}`);

describe('Google’s quota of password checks', () => {
  it('is spent only on logins with the username or e-mail of an account (R203)', async () => {
    const called = watchGoogle('INVALID_LOGIN_CREDENTIALS');
    const { username, email } = await createMember();
    for (const unknown of [createUnknownEmail(), `ninguem_${randomUUID().slice(0, 8)}`, '@', 'a@b']) {
      expect(getRefusal(await login(unknown)), unknown).toBe('401 invalid_credentials');
    }
    expect(called).toEqual([]);
    for (const known of [username, email.toUpperCase()]) {
      expect(getRefusal(await login(known))).toBe('401 invalid_credentials');
    }
    expect(called).toEqual(['signInWithPassword', 'signInWithPassword']);
  });
});

describe('Google’s quota of reset mails', () => {
  it('is logged when used up, and errors are equal with or without an account (R203, R065)', async () => {
    await leaveMails(100);
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    const called = watchGoogle('QUOTA_EXCEEDED : Exceeded daily quota.');
    const { email } = await createMember();
    expect((await forgot(createUnknownEmail())).status).toBe(200);
    for (const asked of [email, email, createUnknownEmail()]) {
      const response = await forgot(asked);
      expect(getRefusal(response)).toBe(UNAVAILABLE);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(60);
    }
    expect(called).toEqual(['sendOobCode']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('quota of Identity Toolkit'), expect.anything());
  });

  it('is used again when the stored refusal has expired (R203)', async () => {
    await leaveMails(100);
    const { email } = await createMember();
    const { until } = Object((await getRefusalDoc('PASSWORD_RESET').get()).data());
    expect(Math.abs(until.toMillis() - Date.now() - MAIL_REFUSAL_MS)).toBeLessThan(120_000);
    await getRefusalDoc('PASSWORD_RESET').set({ until: Timestamp.now() });
    const called = watchGoogle();
    expect((await forgot(email)).status).toBe(200);
    expect(called).toEqual(['sendOobCode']);
  });
});

describe('Google’s quota of mails that confirm an e-mail', () => {
  const QUOTA = 'QUOTA_EXCEEDED : Exceeded daily quota.';
  const renew = async (): Promise<void> => {
    for (const kind of ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']) await getRefusalDoc(kind).delete();
    vi.restoreAllMocks();
  };

  it('is a 503 for a member who asks for the mail, if used up (R203)', async () => {
    const { uid, username } = await createMember({ is_verified: false });
    const seconds = Math.floor(Date.now() / 1000);
    const call = { origin: served.origin, token: createToken(uid, seconds, seconds + 3600) };
    const change = { email: `${username}@novo.test`, current_password: PASSWORD };
    const ask = () => [
      callEndpoint('resendVerification', call),
      callEndpoint('updateEmail', { ...call, body: change }),
    ];
    vi.spyOn(logger, 'error').mockReturnValue();
    watchGoogle(QUOTA, true);
    expect((await Promise.all(ask())).map(getRefusal)).toEqual([UNAVAILABLE, UNAVAILABLE]);
    await renew();
    watchGoogle();
    expect((await Promise.all(ask())).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is told in the response of a registration (R203)', async () => {
    const register = () => callForData('register', { origin: served.origin, body: buildNewcomer() });
    vi.spyOn(logger, 'error').mockReturnValue();
    watchGoogle(QUOTA, true);
    expect((await register()).mail_sent).toBe(false);
    await renew();
    watchGoogle();
    expect((await register()).mail_sent).toBe(true);
  });
});

// These tests run last, because this instance remembers that the limit is used up.
describe('reset mails of all callers together', () => {
  it('are limited to fewer than Google sends a day (R203)', () => {
    expect(RATE_LIMITS.forgot_in_all).toMatchObject({ seconds: 86_400 });
    expect(RATE_LIMITS.forgot_in_all.points).toBeLessThan(GOOGLE_MAILS_PER_DAY.reset);
  });

  it('are counted by mail, not by call: an e-mail without an account costs nothing (R203)', async () => {
    const called = watchGoogle();
    const { email } = await createMember();
    await leaveMails(1);
    for (let i = 0; i < 3; i += 1) expect((await forgot(createUnknownEmail())).status).toBe(200);
    expect(called).toEqual([]);
    expect((await forgot(email)).status).toBe(200);
    expect(called).toEqual(['sendOobCode']);
    expect(getRefusal(await forgot(createUnknownEmail()))).toBe(TOO_MANY);
  });

  it('leave a member their own mails if no mail could be sent before (R203)', async () => {
    const called = watchGoogle();
    const { email } = await createMember();
    await leaveMails(0);
    for (let i = 0; i <= RATE_LIMITS.forgot_by_email.points; i += 1) {
      expect(getRefusal(await forgot(email))).toBe(TOO_MANY);
    }
    const home = createClientIp();
    await rememberTrustedIp({ id: 'somebody', username: 'somebody', email }, home);
    expect((await forgot(email, home)).status).toBe(200);
    expect(called).toEqual(['sendOobCode']);
  });

  it('are sent to a trusted IP when strangers used up the mails of this e-mail (R203)', async () => {
    const called = watchGoogle();
    const [member, home] = [await createMember(), createClientIp()];
    await rememberTrustedIp({ ...member, id: member.uid }, home);
    await leavePoints('forgot_by_email', member.email.toLowerCase(), 0);
    expect(getRefusal(await forgot(member.email))).toBe(TOO_MANY);
    expect((await forgot(member.email, home)).status).toBe(200);
    expect(called).toEqual(['sendOobCode']);
  });

  it('are still sent to a trusted IP when other callers used up the limit (R203, R065)', async () => {
    const called = watchGoogle();
    const [member, home] = [await createMember(), createClientIp()];
    await rememberTrustedIp({ ...member, id: member.uid }, home);
    await leaveMails(0);
    expect(getRefusal(await forgot(member.email))).toBe(TOO_MANY);
    expect(called).toEqual([]);
    expect((await forgot(member.email, home)).status).toBe(200);
    expect(called).toEqual(['sendOobCode']);
  });
});
