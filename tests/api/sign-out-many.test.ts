import './support/separate-project.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../functions/src/audit/actor.ts';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { signOutMany, sweepSignOuts } from '../../functions/src/members/accounts/sign-out-many.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { buildTestAccount } from '../../tools/testing/new-member.ts';
import { callEndpoint, callForData, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createValidToken } from './support/tokens.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (real) => ({ ...(await real()), now: vi.fn() }));

const AT = new Date('2026-11-23T12:00:00.400Z');
const NEXT_SECOND = new Date('2026-11-23T12:00:01Z').getTime();
const ACTOR: Actor = { uid: 'chief', role: 'super_admin', requestId: 'prova' };
const OPTIONS = { scope: 'all', expire_passwords: false, reason: 'Vazamento de prova' } as const;
const MEMBERS = 450;

const { origin } = await serveApi();

const store = async (uid: string, given: Parameters<typeof buildTestAccount>[0] = {}) =>
  firestore.doc(`users/${uid}`).set(buildTestAccount(given));
/** Ids of the accounts with ended sessions. */
const findSignedOut = async (): Promise<string[]> => {
  const { docs } = await firestore.collection('users').where('valid_after', '>=', AT).get();
  return docs.map(({ id }) => id).toSorted();
};
const findExpired = async (): Promise<string[]> => {
  const { docs } = await firestore.collection('users').where('password_expired_at', '!=', null).get();
  return docs.map(({ id }) => id).toSorted();
};

beforeEach(async () => {
  vi.mocked(now).mockReset().mockReturnValue(AT);
  for (const name of ['users', 'sign_outs', 'logs']) await firestore.recursiveDelete(firestore.collection(name));
  for (const role of ['moderator', 'admin', 'super_admin'] as const) await store(`one-${role}`, { role });
  await store('chief', { role: 'super_admin' });
  await store('member');
});

describe('mass sign-out', () => {
  it('ends the sessions of staff, except the actor’s, and no member’s (R209)', async () => {
    const { job, entry } = await signOutMany({ ...OPTIONS, scope: 'staff' }, ACTOR);
    expect(job).toMatchObject({ state: 'done', accounts: 3 });
    expect(await findSignedOut()).toEqual(['one-admin', 'one-moderator', 'one-super_admin']);
    const account = (await firestore.doc('users/one-admin').get()).data() ?? {};
    expect(account).toMatchObject({ sessions: {}, password_expired_at: null });
    expect(account.valid_after.toMillis()).toBe(NEXT_SECOND);
    expect((await firestore.doc(`logs/${entry}`).get()).data()).toMatchObject({
      ...{ action: 'create:sign_out', actor: 'chief', reason: OPTIONS.reason },
      after: { scope: 'staff', expire_passwords: false },
    });
  });

  it('expires all passwords on request, except those of accounts created afterwards (R209)', async () => {
    await store('newer', { member_since: new Date(AT.getTime() + 1) });
    const { job } = await signOutMany({ ...OPTIONS, expire_passwords: true }, ACTOR);
    expect(job).toMatchObject({ state: 'done', accounts: 4 });
    expect(await findExpired()).toEqual(['member', 'one-admin', 'one-moderator', 'one-super_admin']);
  });

  it('continues by schedule when time runs out, and reaches each account once (R209)', async () => {
    const writer = firestore.bulkWriter();
    for (let i = 0; i < MEMBERS; i += 1) void writer.set(firestore.doc(`users/m${i}`), buildTestAccount());
    // An invalid account must not stop the sign-out of other accounts.
    void writer.set(firestore.doc('users/m100-broken'), { role: 7 });
    await writer.close();
    let elapsed = 0;
    vi.mocked(now).mockImplementation(() => {
      elapsed += 8_000;
      return new Date(AT.getTime() + elapsed);
    });
    const { job } = await signOutMany(OPTIONS, ACTOR);
    const before = await findSignedOut();
    expect(job.state).toBe('running');
    expect(before.length).toBeLessThan(MEMBERS);
    await sweepSignOuts();
    expect(await findSignedOut()).toEqual(before);
    elapsed += 60_000;
    await Promise.all([sweepSignOuts(), sweepSignOuts()]);
    expect((await findSignedOut()).length).toBe(MEMBERS + 4);
    const [stored] = (await firestore.collection('sign_outs').get()).docs;
    expect(stored?.data()).toMatchObject({ state: 'done', accounts: MEMBERS + 4 });
    expect(SCHEDULED_JOBS.map(({ run }) => run)).toContain(sweepSignOuts);
  });

  it('continues all sign-outs within one time limit (R209)', async () => {
    let [elapsed, step] = [0, 30_000];
    vi.mocked(now).mockImplementation(() => {
      elapsed += step;
      return new Date(AT.getTime() + elapsed);
    });
    // The time of each request ends before its first page.
    await Promise.all([signOutMany(OPTIONS, ACTOR), signOutMany(OPTIONS, ACTOR)]);
    const readStates = async () =>
      (await firestore.collection('sign_outs').get()).docs.map((found) => found.get('state')).toSorted();
    expect(await readStates()).toEqual(['running', 'running']);
    elapsed += 60_000;
    step = 100_000;
    await sweepSignOuts();
    expect(await readStates()).toEqual(['done', 'running']);
    await sweepSignOuts();
    expect(await readStates()).toEqual(['done', 'done']);
  });

  it('returns its progress, and ends a staff session at once, but not the caller’s (R209)', async () => {
    vi.mocked(now).mockImplementation(() => new Date());
    const token = createValidToken('chief');
    const open = (uid: string) => callEndpoint('adminOverview', { origin, token: createValidToken(uid) });
    expect((await open('one-admin')).status).toBe(200);
    const body = { scope: 'staff', reason: OPTIONS.reason };
    expect(await callForData('signOutMany', { origin, token, body })).toEqual({ state: 'done', accounts: 3 });
    expect(getRefusal(await open('one-admin'))).toBe('401 token_expired');
    expect((await open('chief')).status).toBe(200);
  });
});
