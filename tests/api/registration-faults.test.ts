import './support/functions-environment.ts';
import './support/mock-logger.ts';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { resendVerification } from '../../functions/src/members/accounts/email-links.ts';
import { isOwnAuthUser } from '../../functions/src/members/accounts/orphans.ts';
import { register } from '../../functions/src/members/accounts/register.ts';
import { requireFound } from '../../functions/src/platform/api-error.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { auth as functionsAuth } from '../../functions/src/platform/firebase.ts';
import { createId, doc, get } from '../../functions/src/platform/firestore.ts';
import { RUNTIME } from '../../functions/src/platform/runtime.ts';
import { ANY_SESSION, NO_DEVICE } from './support/device.ts';
import { auth, firestore } from './support/firebase.ts';
import { buildNewcomer } from './support/members.ts';
import { callToolkitOk, listMailCodes } from './support/toolkit.ts';

/** Faults in order: a step fails before it starts, or its response is lost afterwards. */
const faults = vi.hoisted(() => ({ due: [] as string[] }));
const withFaults = vi.hoisted(() => async <T>(step: string, work: () => Promise<T>): Promise<T> => {
  const fail = (when: string): void => {
    if (faults.due[0] !== `${when} ${step}`) return;
    faults.due.shift();
    throw new Error(`out of reach ${when} ${step}`);
  };
  fail('before');
  const result = await work();
  fail('after');
  return result;
});

vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const create: typeof actual.create = (ref, data) => withFaults('name', () => actual.create(ref, data));
  const runTransaction: typeof actual.runTransaction = (work) =>
    withFaults('documents', () => actual.runTransaction(work));
  return { ...actual, create, runTransaction };
});
vi.mock('../../functions/src/platform/clock.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/clock.ts')>();
  return { ...actual, now: vi.fn(actual.now) };
});
vi.mock('../../functions/src/platform/identity-toolkit.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/identity-toolkit.ts')>();
  const signInWithCustomToken: typeof actual.signInWithCustomToken = (uid, token) =>
    withFaults('sign-in', () => actual.signInWithCustomToken(uid, token));
  const sendVerificationMail: typeof actual.sendVerificationMail = (token, locale) =>
    withFaults('mail', () => actual.sendVerificationMail(token, locale));
  return { ...actual, signInWithCustomToken, sendVerificationMail };
});

type Newcomer = ReturnType<typeof buildNewcomer>;

const getClaim = ({ username }: Newcomer) => firestore.doc(`usernames/${username.toLowerCase()}`);

/** Counts of the Auth users and documents stored about a person. */
const getTraces = async (who: Newcomer) => {
  const queryByUsername = (collection: string) =>
    firestore.collection(collection).where('username', '==', who.username).get();
  const [{ users }, claim, accounts, profiles] = await Promise.all([
    auth.getUsers([{ email: who.email }]),
    getClaim(who).get(),
    queryByUsername('users'),
    queryByUsername('profiles'),
  ]);
  return { auth: users.length, claims: claim.exists ? 1 : 0, accounts: accounts.size, profiles: profiles.size };
};
const getCaller = async (uid: string) => ({
  uid,
  account: requireFound(await get(doc('users/{uid}', uid)), 'user_not_found'),
  session: ANY_SESSION,
});
/** `registered`, or the error code of a refused registration. */
const getOutcome = (who: Newcomer): Promise<string> =>
  register(who, 'pt-BR', NO_DEVICE).then(
    () => 'registered',
    ({ code }) => code,
  );
const nothing = { auth: 0, claims: 0, accounts: 0, profiles: 0 };
const whole = { auth: 1, claims: 1, accounts: 1, profiles: 1 };

beforeAll(() => {
  const actual = functionsAuth();
  const { createUser, createCustomToken } = actual;
  vi.spyOn(actual, 'createUser').mockImplementation((given) =>
    withFaults('Auth user', () => createUser.call(actual, given)),
  );
  vi.spyOn(actual, 'createCustomToken').mockImplementation((uid) =>
    withFaults('token', () => createCustomToken.call(actual, uid)),
  );
});
beforeEach(() => {
  faults.due = [];
  vi.mocked(logger.error).mockClear();
});

describe('failed registration', () => {
  const steps = ['name', 'Auth user', 'documents', 'token', 'sign-in'];
  const faultPoints = steps.flatMap((step) => [`before ${step}`, `after ${step}`]);

  it.each(faultPoints)('fails %s, leaves nothing behind, and succeeds on retry (R061)', async (faultPoint) => {
    const who = buildNewcomer();
    faults.due = [faultPoint];
    await expect(register(who, 'pt-BR', NO_DEVICE)).rejects.toThrow(`out of reach ${faultPoint}`);
    expect(await getTraces(who)).toEqual(nothing);
    expect(logger.error).not.toHaveBeenCalled();
    const { user } = await register(who, 'pt-BR', NO_DEVICE);
    expect(await getTraces(who)).toEqual(whole);
    expect((await getClaim(who).get()).data()).toEqual({ uid: user.id, created_at: expect.anything() });
  });

  it('keeps the username reserved for two minutes when the rollback fails too (R061)', async () => {
    const who = buildNewcomer();
    faults.due = ['after Auth user', 'before documents'];
    await expect(register(who, 'pt-BR', NO_DEVICE)).rejects.toThrow('out of reach after Auth user');
    expect(await getTraces(who)).toEqual({ ...nothing, claims: 1 });
    expect(logger.error).toHaveBeenCalledOnce();
    await expect(register(who, 'pt-BR', NO_DEVICE)).rejects.toMatchObject({ code: 'username_taken' });
    await getClaim(who).update({ created_at: new Date(Date.now() - 130_000) });
    await register(who, 'pt-BR', NO_DEVICE);
    expect(await getTraces(who)).toEqual(whole);
  });

  it('creates no account after the timeout, when another person may have the e-mail (R061)', async () => {
    const who = buildNewcomer();
    const afterTimeout = new Date(Date.now() + (RUNTIME.api.timeoutSeconds + 1) * 1000);
    const { createUser } = functionsAuth();
    const create = vi.mocked(createUser).getMockImplementation();
    vi.mocked(createUser).mockImplementationOnce(async (given) => {
      vi.mocked(now).mockReturnValue(afterTimeout);
      return requireFound(await create?.(given), 'user_not_found');
    });
    await expect(register(who, 'pt-BR', NO_DEVICE)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await getTraces(who)).toEqual(nothing);
    vi.mocked(now).mockReset();
    await register(who, 'pt-BR', NO_DEVICE);
    expect(await getTraces(who)).toEqual(whole);
  });

  it('reports an error at the e-mail field when Firebase refuses the e-mail (R061)', async () => {
    const who = buildNewcomer();
    const refusal = new FirebaseAuthError({ code: 'invalid-email', message: 'improperly formatted' });
    vi.mocked(functionsAuth().createUser).mockRejectedValueOnce(refusal);
    const fields = [{ path: 'email', code: 'invalid_email' }];
    await expect(register(who, 'pt-BR', NO_DEVICE)).rejects.toMatchObject({ code: 'invalid_request', fields });
    expect(await getTraces(who)).toEqual(nothing);
  });

  it('stores the account when only the mail fails, and sends the mail on request (R061)', async () => {
    const who = buildNewcomer();
    faults.due = ['before mail'];
    const { user } = await register(who, 'pt-BR', NO_DEVICE);
    expect(await getTraces(who)).toEqual(whole);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain(who.email);
    expect(await listMailCodes(who.email, 'VERIFY_EMAIL')).toEqual([]);
    await resendVerification(await getCaller(user.id), 'pt-BR');
    expect(await listMailCodes(who.email, 'VERIFY_EMAIL')).toHaveLength(1);
  });
});

describe('second verification mail', () => {
  it.each(['before token', 'before sign-in', 'before mail'])(
    'does not use up the limit when it fails %s (R067)',
    async (faultPoint) => {
      const who = buildNewcomer();
      const { user } = await register(who, 'pt-BR', NO_DEVICE);
      const caller = await getCaller(user.id);
      faults.due = [faultPoint];
      await expect(resendVerification(caller, 'pt-BR')).rejects.toThrow(`out of reach ${faultPoint}`);
      await resendVerification(caller, 'pt-BR');
      expect(await listMailCodes(who.email, 'VERIFY_EMAIL')).toHaveLength(2);
      await expect(resendVerification(caller, 'pt-BR')).rejects.toMatchObject({ code: 'too_many_requests' });
    },
  );
});

describe('username', () => {
  const claim = (who: Newcomer, ageMs: number, others: object) =>
    getClaim(who).set({ uid: 'alguem', created_at: new Date(Date.now() - ageMs), ...others });
  const [young, old] = [60_000, 130_000];

  it.each([
    ['is taken during a registration', young, { pending: true }, 'username_taken'],
    ['is free after a failed registration', old, { pending: true }, 'registered'],
    ['is taken while an account has it', old, {}, 'username_taken'],
    ['is taken after the account is deleted', old, { uid: null }, 'username_taken'],
  ])('%s (R080)', async (_, age, others, outcome) => {
    const who = buildNewcomer();
    await claim(who, age, others);
    expect(await getOutcome(who)).toBe(outcome);
  });

  it('goes to one of many concurrent registrations after a failed registration (R080)', async () => {
    const who = buildNewcomer();
    await claim(who, old, { pending: true });
    const many = Array.from({ length: 5 }, (_, i) =>
      register({ ...who, email: `${i}-${who.email}` }, 'pt-BR', NO_DEVICE),
    );
    const outcomes = await Promise.allSettled(many);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => String(reason.code))).toEqual(Array.from({ length: 4 }, () => 'username_taken'));
    const accounts = await firestore.collection('users').where('username', '==', who.username).get();
    expect(accounts.size).toBe(1);
  });
});

describe('e-mail', () => {
  const MINUTE_MS = 60_000;
  const signedUp = (email: string, ageMs: number, uid: string) =>
    auth.importUsers([{ uid, email, metadata: { creationTime: new Date(Date.now() - ageMs).toUTCString() } }]);

  it('is free two minutes after a registration that failed halfway (R061)', async () => {
    const [young, old] = [buildNewcomer(), buildNewcomer()];
    await signedUp(young.email, MINUTE_MS, createId());
    await signedUp(old.email, 2.2 * MINUTE_MS, createId());
    expect([await getOutcome(young), await getOutcome(old)]).toEqual(['email_taken', 'registered']);
    expect(await getTraces(old)).toEqual(whole);
  });

  it('is free at once after a stranger signed up with it at Firebase (R061)', async () => {
    const who = buildNewcomer();
    const { localId } = z
      .object({ localId: z.string() })
      .parse(await callToolkitOk('signUp', { email: who.email, password: 'Bigorna123' }));
    expect([isOwnAuthUser(localId), isOwnAuthUser(createId())]).toEqual([false, true]);
    expect(await getOutcome(who)).toBe('registered');
    expect(await getTraces(who)).toEqual(whole);
  });

  it('is never free while an account has it, however old the Auth user is (R061)', async () => {
    const [who, other] = [buildNewcomer(), buildNewcomer()];
    const { user } = await register(who, 'pt-BR', NO_DEVICE);
    await auth.deleteUser(user.id);
    const creationTime = new Date(0).toUTCString();
    await auth.importUsers([{ uid: user.id, email: who.email, metadata: { creationTime } }]);
    expect(await getOutcome({ ...other, email: who.email })).toBe('email_taken');
    expect(await getTraces(who)).toEqual(whole);
  });
});
