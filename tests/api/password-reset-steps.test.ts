import './support/functions-environment.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type Reply, refusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { type Member, makeMember, PASSWORD, signIn } from './support/members.ts';
import { codeTo, toolkitDoes } from './support/toolkit.ts';

type Step = 'end' | 'set' | 'end again' | 'reconcile';
/** Which steps of a reset fail; sessions end once before and once after the password is set. */
const fault = vi.hoisted(() => ({ at: [] as Step[], isSet: false }));
const strike = vi.hoisted(() => (step: Step): void => {
  if (fault.at.includes(step)) throw new Error(`fault at ${step}`);
});

vi.mock('firebase-functions', async (original) => {
  const actual = await original<typeof import('firebase-functions')>();
  return { ...actual, logger: { ...actual.logger, error: vi.fn() } };
});
vi.mock('../../functions/src/accounts/end-sessions.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/accounts/end-sessions.ts')>();
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
vi.mock('../../functions/src/accounts/reconcile.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/accounts/reconcile.ts')>();
  const reconcile: typeof actual.reconcile = async (uid, account, lastLogin) => {
    strike('reconcile');
    return actual.reconcile(uid, account, lastLogin);
  };
  return { ...actual, reconcile };
});

const NEW = 'Novinha456';

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());
beforeEach(() => {
  fault.at = [];
  fault.isSet = false;
});

const linkOf = async ({ email }: Member): Promise<string> => {
  await toolkitDoes('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  return codeTo(email, 'PASSWORD_RESET');
};
const reset = (token: string): Promise<Reply> =>
  call('resetPassword', { body: { token, password: NEW }, origin: served.origin });
const login = async ({ username }: Member, password: string): Promise<number> =>
  (await call('login', { body: { identifier: username, password } })).status;

describe('a password reset that breaks off', () => {
  it.each(['end', 'set'] as const)('R066 at the step `%s` leaves password and link as they were', async (step) => {
    const member = await makeMember();
    const link = await linkOf(member);
    fault.at = [step];
    expect(refusal(await reset(link))).toEqual({ status: 500, code: 'internal_error' });
    expect(await login(member, PASSWORD)).toBe(200);
    fault.at = [];
    expect((await reset(link)).status).toBe(200);
    expect(await login(member, NEW)).toBe(200);
  });

  it.each(['end again', 'reconcile'] as const)(
    'R066 at the step `%s` has set the password, put everybody out, and says so',
    async (step) => {
      const member = await makeMember();
      const before = await signIn(member);
      const link = await linkOf(member);
      fault.at = [step];
      expect((await reset(link)).status).toBe(200);
      expect(refusal(await call('countHistory', { token: before }))).toEqual({ status: 401, code: 'token_expired' });
      expect(await login(member, PASSWORD)).toBe(401);
      expect(await login(member, NEW)).toBe(200);
      expect(refusal(await reset(link))).toEqual({ status: 400, code: 'link_invalid' });
    },
  );
});
