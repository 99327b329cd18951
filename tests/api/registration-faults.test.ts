import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../functions/src/accounts/register.ts';
import { resendVerification } from '../../functions/src/accounts/resend-verification.ts';
import { notFoundUnless } from '../../functions/src/platform/api-error.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { auth as functionsAuth } from '../../functions/src/platform/firebase.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { RUNTIME } from '../../functions/src/platform/runtime.ts';
import { auth, firestore } from './support/firebase.ts';
import { PASSWORD } from './support/members.ts';
import { codesTo } from './support/toolkit.ts';

/** What goes wrong, in order: a step before it does anything, or after it did, its answer being lost. */
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
  const transaction: typeof actual.transaction = (work) => withFaults('documents', () => actual.transaction(work));
  return { ...actual, create, transaction };
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
vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { info: vi.fn(), error: vi.fn() },
}));

const newcomer = () => {
  const username = `Falha_${randomUUID().slice(0, 12)}`;
  return { username, email: `${username.toLowerCase()}@bigorna.test`, full_name: 'Ana Falha', password: PASSWORD };
};
type Newcomer = ReturnType<typeof newcomer>;

const claimOf = ({ username }: Newcomer) => firestore.doc(`usernames/${username.toLowerCase()}`);

/** All that there is of somebody. */
const tracesOf = async (who: Newcomer) => {
  const named = (collection: string) => firestore.collection(collection).where('username', '==', who.username).get();
  const [{ users }, claim, accounts, profiles] = await Promise.all([
    auth.getUsers([{ email: who.email }]),
    claimOf(who).get(),
    named('users'),
    named('profiles'),
  ]);
  return { auth: users.length, claims: claim.exists ? 1 : 0, accounts: accounts.size, profiles: profiles.size };
};
const callerOf = async (uid: string) => ({
  uid,
  account: notFoundUnless(await get(doc('users/{uid}', uid)), 'user_not_found'),
});
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

describe('a registration that fails', () => {
  const steps = ['name', 'Auth user', 'documents', 'token', 'sign-in'];
  const moments = steps.flatMap((step) => [`before ${step}`, `after ${step}`]);

  it.each(moments)('R061 %s leaves nothing behind, and goes well the next time', async (moment) => {
    const who = newcomer();
    faults.due = [moment];
    await expect(register(who, 'pt-BR')).rejects.toThrow(`out of reach ${moment}`);
    expect(await tracesOf(who)).toEqual(nothing);
    expect(logger.error).not.toHaveBeenCalled();
    const { user } = await register(who, 'pt-BR');
    expect(await tracesOf(who)).toEqual(whole);
    expect((await claimOf(who).get()).data()).toEqual({ uid: user.id, created_at: expect.anything() });
  });

  it('R061 and cannot be undone at once leaves what is removed later: no account, and the name for two minutes', async () => {
    const who = newcomer();
    faults.due = ['after Auth user', 'before documents'];
    await expect(register(who, 'pt-BR')).rejects.toThrow('out of reach after Auth user');
    expect(await tracesOf(who)).toEqual({ ...nothing, claims: 1 });
    expect(logger.error).toHaveBeenCalledOnce();
    await expect(register(who, 'pt-BR')).rejects.toMatchObject({ code: 'username_taken' });
    await claimOf(who).update({ created_at: new Date(Date.now() - 130_000) });
    await register(who, 'pt-BR');
    expect(await tracesOf(who)).toEqual(whole);
  });

  it('R061 and goes on when nobody waits for it any longer makes no account: its address may be somebody else’s', async () => {
    const who = newcomer();
    const later = new Date(Date.now() + (RUNTIME.api.timeoutSeconds + 1) * 1000);
    const { createUser } = functionsAuth();
    const create = vi.mocked(createUser).getMockImplementation();
    vi.mocked(createUser).mockImplementationOnce(async (given) => {
      vi.mocked(now).mockReturnValue(later);
      return notFoundUnless(await create?.(given), 'user_not_found');
    });
    await expect(register(who, 'pt-BR')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await tracesOf(who)).toEqual(nothing);
    vi.mocked(now).mockReset();
    await register(who, 'pt-BR');
    expect(await tracesOf(who)).toEqual(whole);
  });

  it('R061 because Firebase does not take the address says so at its field, and leaves nothing', async () => {
    const who = newcomer();
    const refusal = new FirebaseAuthError({ code: 'invalid-email', message: 'improperly formatted' });
    vi.mocked(functionsAuth().createUser).mockRejectedValueOnce(refusal);
    const fields = [{ path: 'email', code: 'invalid_email' }];
    await expect(register(who, 'pt-BR')).rejects.toMatchObject({ code: 'invalid_request', fields });
    expect(await tracesOf(who)).toEqual(nothing);
  });

  it('R061 whose mail alone is not sent is none: the account is there, and the mail is asked for again', async () => {
    const who = newcomer();
    faults.due = ['before mail'];
    const { user } = await register(who, 'pt-BR');
    expect(await tracesOf(who)).toEqual(whole);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain(who.email);
    expect(await codesTo(who.email, 'VERIFY_EMAIL')).toEqual([]);
    await resendVerification(await callerOf(user.id), 'pt-BR');
    expect(await codesTo(who.email, 'VERIFY_EMAIL')).toHaveLength(1);
  });
});

describe('a verification mail that is asked for again', () => {
  it.each(['before token', 'before sign-in', 'before mail'])('R067 %s fails: it does not count', async (moment) => {
    const who = newcomer();
    const { user } = await register(who, 'pt-BR');
    const caller = await callerOf(user.id);
    faults.due = [moment];
    await expect(resendVerification(caller, 'pt-BR')).rejects.toThrow(`out of reach ${moment}`);
    await resendVerification(caller, 'pt-BR');
    expect(await codesTo(who.email, 'VERIFY_EMAIL')).toHaveLength(2);
    await expect(resendVerification(caller, 'pt-BR')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a name', () => {
  const claim = (who: Newcomer, ageMs: number, others: object) =>
    claimOf(who).set({ uid: 'alguem', created_at: new Date(Date.now() - ageMs), ...others });
  const [young, old] = [60_000, 130_000];

  it.each([
    ['of a registration under way is taken', young, { pending: true }, 'username_taken'],
    ['of one that broke off is free', old, { pending: true }, 'registered'],
    ['that has an account is taken', old, {}, 'username_taken'],
    ['of a deleted account is taken', old, { uid: null }, 'username_taken'],
  ])('R080 %s', async (_, age, others, outcome) => {
    const who = newcomer();
    await claim(who, age, others);
    const registration = register(who, 'pt-BR').then(
      () => 'registered',
      ({ code }) => code,
    );
    expect(await registration).toBe(outcome);
  });

  it('R080 that broke off goes to one of many who ask at once', async () => {
    const who = newcomer();
    await claim(who, old, { pending: true });
    const many = Array.from({ length: 5 }, (_, i) => register({ ...who, email: `${i}-${who.email}` }, 'pt-BR'));
    const outcomes = await Promise.allSettled(many);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => String(reason.code))).toEqual(Array.from({ length: 4 }, () => 'username_taken'));
    const accounts = await firestore.collection('users').where('username', '==', who.username).get();
    expect(accounts.size).toBe(1);
  });
});

describe('an address', () => {
  const signedUp = (email: string, ageMs: number) =>
    auth.importUsers([
      { uid: randomUUID(), email, metadata: { creationTime: new Date(Date.now() - ageMs).toUTCString() } },
    ]);
  const registered = (who: Newcomer): Promise<string> =>
    register(who, 'pt-BR').then(
      () => 'registered',
      ({ code }) => code,
    );

  it('R061 that somebody signed up with at Firebase, or whose registration broke off, is free after two minutes', async () => {
    const [young, old] = [newcomer(), newcomer()];
    await signedUp(young.email, 60_000);
    await signedUp(old.email, 130_000);
    expect([await registered(young), await registered(old)]).toEqual(['email_taken', 'registered']);
    expect(await tracesOf(old)).toEqual(whole);
  });

  it('R061 of an account stays that account’s, however old', async () => {
    const [who, other] = [newcomer(), newcomer()];
    const { user } = await register(who, 'pt-BR');
    await auth.deleteUser(user.id);
    const creationTime = new Date(0).toUTCString();
    await auth.importUsers([{ uid: user.id, email: who.email, metadata: { creationTime } }]);
    expect(await registered({ ...other, email: who.email })).toBe('email_taken');
    expect(await tracesOf(who)).toEqual(whole);
  });
});
