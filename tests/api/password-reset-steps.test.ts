import './support/functions-environment.ts';
import './support/mock-logger.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../functions/src/platform/api-error.ts';
import { type ApiResponse, callEndpoint, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, type Member, PASSWORD, sendLogin, signIn } from './support/members.ts';
import { requestMailCode } from './support/toolkit.ts';

type Step = 'compare' | 'end' | 'set' | 'end again' | 'reconcile';
/** Failing steps of a reset. Sessions are revoked once before and once after the password is set. */
const fault = vi.hoisted(() => ({ at: [] as Step[], isSet: false }));
const strike = vi.hoisted(() => (step: Step): void => {
  if (fault.at.includes(step)) throw new Error(`fault at ${step}`);
});

vi.mock('../../functions/src/members/accounts/end-sessions.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/members/accounts/end-sessions.ts')>();
  const endSessions: typeof actual.endSessions = async (uid) => {
    strike(fault.isSet ? 'end again' : 'end');
    return actual.endSessions(uid);
  };
  return { ...actual, endSessions };
});
vi.mock('../../functions/src/platform/identity-toolkit.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/identity-toolkit.ts')>();
  const resetPasswordByCode: typeof actual.resetPasswordByCode = async (code, password) => {
    strike('set');
    await actual.resetPasswordByCode(code, password);
    fault.isSet = true;
  };
  const signInWithPassword: typeof actual.signInWithPassword = async (email, password) => {
    if (fault.at.includes('compare')) throw new ApiError('too_many_requests', { retryAfterSeconds: 300 });
    return actual.signInWithPassword(email, password);
  };
  return { ...actual, resetPasswordByCode, signInWithPassword };
});
vi.mock('../../functions/src/members/accounts/reconcile.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/members/accounts/reconcile.ts')>();
  const reconcile: typeof actual.reconcile = async (uid, account) => {
    strike('reconcile');
    return actual.reconcile(uid, account);
  };
  return { ...actual, reconcile };
});

const NEW = 'Novinha456';

const served = await serveApi();
beforeEach(() => {
  fault.at = [];
  fault.isSet = false;
});

const getLink = ({ email }: Member): Promise<string> => requestMailCode(email, 'PASSWORD_RESET');
const reset = (token: string): Promise<ApiResponse> =>
  callEndpoint('resetPassword', { body: { token, password: NEW }, origin: served.origin });
const login = async ({ username }: Member, password: string): Promise<number> =>
  (await sendLogin(username, password)).status;

describe('interrupted password reset', () => {
  it.each(['end', 'set'] as const)('leaves password and link unchanged when step `%s` fails (R066)', async (step) => {
    const member = await createMember();
    const link = await getLink(member);
    fault.at = [step];
    expect(getRefusal(await reset(link))).toBe('500 internal_error');
    expect(await login(member, PASSWORD)).toBe(200);
    fault.at = [];
    expect((await reset(link)).status).toBe(200);
    expect(await login(member, NEW)).toBe(200);
  });

  it('succeeds while Firebase blocks sign-ins, but not for an expired password (R066, R209)', async () => {
    const [member, expired] = [await createMember(), await createMember()];
    await firestore.doc(`users/${expired.uid}`).update({ password_expired_at: new Date() });
    const [link, expiredLink] = [await getLink(member), await getLink(expired)];
    fault.at = ['compare'];
    expect((await reset(link)).status).toBe(200);
    expect(getRefusal(await reset(expiredLink))).toBe('429 too_many_requests');
    fault.at = [];
    expect((await reset(expiredLink)).status).toBe(200);
    for (const one of [member, expired]) expect(await login(one, NEW)).toBe(200);
  });

  it.each(['end again', 'reconcile'] as const)(
    'still sets the new password and ends all sessions when step `%s` fails (R066)',
    async (step) => {
      const member = await createMember();
      const before = await signIn(member);
      const link = await getLink(member);
      fault.at = [step];
      expect((await reset(link)).status).toBe(200);
      expect(getRefusal(await callEndpoint('countHistory', { token: before }))).toBe('401 token_expired');
      expect(await login(member, PASSWORD)).toBe(401);
      expect(await login(member, NEW)).toBe(200);
      expect(getRefusal(await reset(link))).toBe('400 link_invalid');
    },
  );
});
