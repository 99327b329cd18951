import './support/own-project.ts';
import { account, accountSettings } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcileNightly } from '../../functions/src/accounts/nightly-reconciliation.ts';
import { sweepDeletions } from '../../functions/src/accounts/sweep-deletions.ts';
import { RECURRING } from '../../functions/src/events/recurring.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { readsAndWrites } from '../../functions/src/platform/firestore.ts';
import { environment } from './support/environment.ts';
import { auth, firestore } from './support/firebase.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
}));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = new Date('2026-11-10T03:00:00Z');
const [YOUNG, OLD] = [1, 3].map((minutes) => new Date(START.getTime() - minutes * MINUTE_MS));

const at = (moment: Date): void => void vi.mocked(now).mockReturnValue(moment);
const later = (ms: number): Date => new Date(START.getTime() + ms);

const accountSince = (uid: string, member_since: Date) =>
  account.parse({
    username: uid,
    display_name: uid,
    email: `${uid}@bigorna.test`,
    role: 'user',
    is_verified: true,
    is_banned: false,
    valid_after: member_since,
    member_since,
    settings: accountSettings.parse({}),
  });

const makeAuthUsers = async (uids: readonly string[], since = OLD): Promise<void> => {
  for (let from = 0; from < uids.length; from += 1000) {
    const users = uids.slice(from, from + 1000).map((uid) => ({
      uid,
      email: `${uid}@bigorna.test`,
      metadata: { creationTime: since?.toUTCString() ?? '' },
    }));
    expect(await auth.importUsers(users)).toMatchObject({ failureCount: 0 });
  }
};
const makeAccounts = async (uids: readonly string[], since = OLD): Promise<void> => {
  const writer = firestore.bulkWriter();
  for (const uid of uids) void writer.create(firestore.doc(`users/${uid}`), accountSince(uid, since ?? START));
  await writer.close();
};
const makeWhole = async (uids: readonly string[]): Promise<void> => {
  await makeAuthUsers(uids);
  await makeAccounts(uids);
};

const authUsers = async (): Promise<string[]> => (await auth.listUsers(1000)).users.map(({ uid }) => uid).toSorted();
const idsIn = async (collection: string): Promise<string[]> =>
  (await firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i).padStart(4, '0')}`);

beforeEach(async () => {
  const clear = [
    `http://${environment.authHost}/emulator/v1/projects/${environment.project}/accounts`,
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${environment.project}/databases/(default)/documents`,
  ];
  for (const url of clear) expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
  vi.mocked(logger.error).mockClear();
  at(START);
});

describe('the nightly reconciliation', () => {
  it('removes what Auth or Firestore has alone, and leaves the young and the whole', async () => {
    await makeWhole(['inteira', 'outra']);
    await makeAuthUsers(['so-auth']);
    await makeAuthUsers(['so-auth-nova'], YOUNG);
    await makeAccounts(['so-conta']);
    await makeAccounts(['so-conta-nova'], YOUNG);
    await firestore.doc('users/so-conta/favorites/mod').set({ mod_id: 'mod', created_at: OLD });

    await reconcileNightly();
    expect(await authUsers()).toEqual(['inteira', 'outra', 'so-auth-nova']);
    expect(await idsIn('users')).toEqual(['inteira', 'outra', 'so-conta-nova']);
    await sweepDeletions();
    expect(await idsIn('users/so-conta/favorites')).toEqual([]);
    const entries = await firestore.collection('logs').where('target', '==', 'users/so-conta').get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([{ actor: null, action: 'delete:user' }]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('frees the names of registrations that broke off, and never one that had an account', async () => {
    const claims = {
      interrompido: { uid: 'a', created_at: OLD, pending: true },
      'em-curso': { uid: 'b', created_at: YOUNG, pending: true },
      'com-conta': { uid: 'c', created_at: OLD },
      excluido: { uid: null, created_at: OLD },
    };
    for (const [name, claim] of Object.entries(claims)) await firestore.doc(`usernames/${name}`).set(claim);
    await reconcileNightly();
    expect(await idsIn('usernames')).toEqual(['com-conta', 'em-curso', 'excluido']);
  });

  it('looks again a day later, and until then costs one read', async () => {
    await makeWhole(['inteira']);
    await reconcileNightly();
    await makeAuthUsers(['so-auth']);
    at(later(DAY_MS - 1));
    const before = readsAndWrites();
    await reconcileNightly();
    expect(readsAndWrites()).toEqual({ ...before, reads: before.reads + 1 });
    expect(await authUsers()).toEqual(['inteira', 'so-auth']);
    at(later(DAY_MS));
    await reconcileNightly();
    expect(await authUsers()).toEqual(['inteira']);
  });

  it('goes through many in parts, each run going on where the last one ended', async () => {
    const many = names('membro', 2100);
    await makeWhole(many);
    await makeAuthUsers(['zz-so-auth']);
    await makeAccounts(['zz-so-conta']);
    const stageAfter = async (): Promise<unknown> => {
      await reconcileNightly();
      return (await firestore.doc('system/reconciliation').get()).get('stage');
    };
    expect(await stageAfter()).toBe('auth');
    expect((await auth.getUsers([{ uid: 'zz-so-auth' }])).users).toHaveLength(1);
    expect(await stageAfter()).toBe('accounts');
    expect((await auth.getUsers([{ uid: 'zz-so-auth' }])).users).toEqual([]);
    expect((await firestore.doc('users/zz-so-conta').get()).exists).toBe(true);
    expect(await stageAfter()).toBe(null);
    expect((await firestore.doc('users/zz-so-conta').get()).exists).toBe(false);
    expect((await firestore.collection('users').count().get()).data().count).toBe(many.length);
  }, 120_000);

  it('is run by the recurring work', () => {
    expect(RECURRING.map(({ run }) => run)).toContain(reconcileNightly);
  });
});

describe('the nightly reconciliation’s brake', () => {
  it.each([
    ['Auth users', makeAuthUsers, makeAccounts],
    ['accounts', makeAccounts, makeAuthUsers],
  ])('removes no %s when too many look orphaned, says so, and looks again a day later', async (_, make, repair) => {
    const [whole, orphans] = [names('inteira', 150), names('orfa', 21)];
    await makeWhole(whole);
    await make(orphans);
    await reconcileNightly();
    const everybody = [...whole, ...orphans];
    const stillThere = async () => [...new Set([...(await authUsers()), ...(await idsIn('users'))])].toSorted();
    expect(await stillThere()).toEqual(everybody);
    expect(vi.mocked(logger.error).mock.calls).toEqual([
      ['too many orphans to be true, none removed', expect.objectContaining({ orphans: 21, compared: 171 })],
    ]);
    expect((await firestore.doc('system/reconciliation').get()).get('stage')).toBe(null);

    await repair(orphans);
    at(later(DAY_MS));
    await reconcileNightly();
    expect(await stillThere()).toEqual(everybody);
    expect(logger.error).toHaveBeenCalledOnce();
  });

  it('keeps nothing else from being compared: strangers can sign up at Firebase as often as they like', async () => {
    await makeAuthUsers(names('estranha', 40));
    await makeWhole(['inteira']);
    await makeAccounts(['so-conta']);
    await firestore.doc('usernames/interrompido').set({ uid: 'a', created_at: OLD, pending: true });
    await reconcileNightly();
    expect(logger.error).toHaveBeenCalledOnce();
    expect(await authUsers()).toHaveLength(41);
    expect(await idsIn('users')).toEqual(['inteira']);
    expect(await idsIn('usernames')).toEqual([]);
  });

  it('lets pass as many as may be, however few there are in all, and a small share of many', async () => {
    const [whole, orphans] = [names('inteira', 300), names('orfa', 30)];
    await makeWhole(whole);
    await makeAuthUsers(orphans);
    await reconcileNightly();
    expect(await authUsers()).toEqual(whole);

    await firestore.recursiveDelete(firestore.collection('users'));
    await auth.deleteUsers(whole);
    await makeAuthUsers(names('pouca', 20));
    at(later(DAY_MS));
    await reconcileNightly();
    expect(await authUsers()).toEqual([]);
  });
});
