import './support/functions-environment.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, callEndpoint, getRefusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, type Member, PASSWORD, signIn } from './support/members.ts';
import { callToolkitOk, getMailCode } from './support/toolkit.ts';

type Step = 'end' | 'set' | 'end again' | 'reconcile';
/** Failing steps of a reset. Sessions are revoked once before and once after the password is set. */
const fault = vi.hoisted(() => ({ at: [] as Step[], isSet: false }));
const strike = vi.hoisted(() => (step: Step): void => {
  if (fault.at.includes(step)) throw new Error(`fault at ${step}`);
});

vi.mock('firebase-functions', async (original) => {
  const actual = await original<typeof import('firebase-functions')>();
  return { ...actual, logger: { ...actual.logger, error: vi.fn() } };
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
  return { ...actual, resetPasswordByCode };
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

const getLink = async ({ email }: Member): Promise<string> => {
  await callToolkitOk('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  return getMailCode(email, 'PASSWORD_RESET');
};
const reset = (token: string): Promise<ApiResponse> =>
  callEndpoint('resetPassword', { body: { token, password: NEW }, origin: served.origin });
const login = async ({ username }: Member, password: string): Promise<number> =>
  (await callEndpoint('login', { body: { identifier: username, password } })).status;

describe('interrupted password reset', () => {
  it.each(['end', 'set'] as const)('leaves password and link unchanged when it fails at `%s` (R066)', async (step) => {
    const member = await createMember();
    const link = await getLink(member);
    fault.at = [step];
    expect(getRefusal(await reset(link))).toBe('500 internal_error');
    expect(await login(member, PASSWORD)).toBe(200);
    fault.at = [];
    expect((await reset(link)).status).toBe(200);
    expect(await login(member, NEW)).toBe(200);
  });

  it.each(['end again', 'reconcile'] as const)(
    'reports the new password and ends all sessions when it fails at `%s` (R066)',
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
