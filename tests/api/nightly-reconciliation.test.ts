import './support/separate-project.ts';
import './support/mock-logger.ts';
import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { sweepDeletions } from '../../functions/src/members/accounts/delete-account.ts';
import { reconcileNightly } from '../../functions/src/members/accounts/nightly-reconciliation.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { auth as functionsAuth } from '../../functions/src/platform/firebase.ts';
import { TICK_MINUTES } from '../../functions/src/platform/ticks.ts';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { measureCost } from './support/costs.ts';
import { environment } from './support/environment.ts';
import { auth, firestore } from './support/firebase.ts';
import { buildAccount } from './support/followers.ts';
import { listLogEntries } from './support/stored.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = new Date('2026-11-10T03:00:00Z');
const [YOUNG, OLD] = [1, 3].map((minutes) => new Date(START.getTime() - minutes * MINUTE_MS));

const at = (time: Date): void => void vi.mocked(now).mockReturnValue(time);
const timeAfter = (ms: number): Date => new Date(START.getTime() + ms);

const accountSince = (uid: string, member_since: Date) =>
  buildAccount(uid, { valid_after: member_since, member_since });

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
const makeComplete = async (uids: readonly string[]): Promise<void> => {
  await makeAuthUsers(uids);
  await makeAccounts(uids);
};

const listAuthUsers = async (): Promise<string[]> =>
  (await auth.listUsers(1000)).users.map(({ uid }) => uid).toSorted();
const listIds = async (collection: string): Promise<string[]> =>
  (await firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();
/** Ids of the form that our server gives: 20 letters and digits. */
const buildOwnIds = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => prefix + String(i).padStart(20 - prefix.length, '0'));
/** Ids as Firebase gives them to Auth users who sign up there: 28 letters and digits. */
const buildForeignIds = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => createHash('sha256').update(`${i}`).digest('hex').slice(0, 28));

beforeEach(async () => {
  const clear = [
    `http://${environment.authHost}/emulator/v1/projects/${environment.project}/accounts`,
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${environment.project}/databases/(default)/documents`,
  ];
  for (const url of clear) expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
  vi.mocked(logger.error).mockClear();
  at(START);
});

describe('nightly reconciliation', () => {
  it('removes old accounts that only Auth or only Firestore has; keeps young and complete ones', async () => {
    await makeComplete(['inteira', 'outra']);
    await makeAuthUsers(['so-auth']);
    await makeAuthUsers(['so-auth-nova'], YOUNG);
    await makeAccounts(['so-conta']);
    await makeAccounts(['so-conta-nova'], YOUNG);
    await firestore.doc('users/so-conta/favorites/mod').set({ mod_id: 'mod', created_at: OLD });

    await reconcileNightly();
    expect(await listAuthUsers()).toEqual(['inteira', 'outra', 'so-auth-nova']);
    expect(await listIds('users')).toEqual(['inteira', 'outra', 'so-conta-nova']);
    await sweepDeletions();
    expect(await listIds('users/so-conta/favorites')).toEqual([]);
    expect(await listLogEntries('users/so-conta')).toMatchObject([{ actor: null, action: 'delete:user' }]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('frees the usernames of failed registrations, never those of accounts', async () => {
    const claims = {
      interrompido: { uid: 'a', created_at: OLD, pending: true },
      'em-curso': { uid: 'b', created_at: YOUNG, pending: true },
      'com-conta': { uid: 'c', created_at: OLD },
      excluido: { uid: null, created_at: OLD },
    };
    for (const [name, claim] of Object.entries(claims)) await firestore.doc(`usernames/${name}`).set(claim);
    await reconcileNightly();
    expect(await listIds('usernames')).toEqual(['com-conta', 'em-curso', 'excluido']);
  });

  it('runs once a day, and otherwise costs one read', async () => {
    await makeComplete(['inteira']);
    await reconcileNightly();
    await makeAuthUsers(['so-auth']);
    at(timeAfter(DAY_MS - 1));
    expect(await measureCost(reconcileNightly)).toEqual({ reads: 1, writes: 0 });
    expect(await listAuthUsers()).toEqual(['inteira', 'so-auth']);
    at(timeAfter(DAY_MS));
    await reconcileNightly();
    expect(await listAuthUsers()).toEqual(['inteira']);
  });

  it('processes many accounts in batches, and resumes after the last batch', async () => {
    const many = buildOwnIds('membro', 2100);
    await makeComplete(many);
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

  it('is one of the scheduled jobs', () => {
    expect(SCHEDULED_JOBS.map(({ run }) => run)).toContain(reconcileNightly);
  });
});

describe('10,000 sign-ups of strangers in a day, which the base product of Firebase Auth allows', () => {
  const MEMBERS = 1_000;
  const STRANGERS = 10_000;
  const runOnce = async (): Promise<number> => {
    for (let runs = 1; ; runs += 1) {
      await reconcileNightly();
      if ((await firestore.doc('system/reconciliation').get()).get('stage') === null) return runs;
    }
  };
  const measureDay = async () => {
    let runs = 0;
    const cost = await measureCost(async () => {
      runs = await runOnce();
    });
    return { ...cost, minutes: runs * TICK_MINUTES };
  };

  it('are removed within an hour of the nightly run, for a read each (R061)', async () => {
    const members = buildOwnIds('membro', MEMBERS);
    await makeComplete(members);
    const quiet = await measureDay();
    await makeAuthUsers(buildForeignIds(STRANGERS));
    at(timeAfter(DAY_MS));
    const [lists, deletions] = [vi.spyOn(functionsAuth(), 'listUsers'), vi.spyOn(functionsAuth(), 'deleteUsers')];
    const busy = await measureDay();
    expect(await listAuthUsers()).toEqual(members);
    expect(await listIds('users')).toEqual(members);
    expect(logger.error).not.toHaveBeenCalled();
    expect(busy.reads - quiet.reads).toBeLessThan(STRANGERS * 1.01);
    expect(busy.writes).toBeLessThan(50);
    expect(busy.minutes).toBeLessThanOrEqual(60);
    if (process.env.RECORD_FIGURES !== '1') return;
    const formatDay = ({ reads, writes, minutes }: typeof busy) =>
      `${reads.toLocaleString('en-US')} reads, ${writes} writes, ${minutes} minutes`;
    await recordMeasurements('reconciliation', 'RECORD_FIGURES=1 npm test -- --only api "strangers in a day"', [
      `- ${MEMBERS.toLocaleString('en-US')} members alone: ${formatDay(quiet)} after the start.`,
      `- With ${STRANGERS.toLocaleString('en-US')} Auth users of strangers: ${formatDay(busy)} after the start; ${lists.mock.calls.length} lists and ${deletions.mock.calls.length} deletions at Firebase Auth. All strangers were removed, and no member.`,
    ]);
  }, 180_000);
});

describe('safety limit of the nightly reconciliation', () => {
  it.each([
    ['Auth users', makeAuthUsers, makeAccounts],
    ['accounts', makeAccounts, makeAuthUsers],
  ])('removes no %s when too many look orphaned, logs it, and retries a day later', async (_, make, repair) => {
    const [whole, orphans] = [buildOwnIds('inteira', 150), buildOwnIds('orfa', 21)];
    await makeComplete(whole);
    await make(orphans);
    await reconcileNightly();
    const everybody = [...whole, ...orphans];
    const listRemaining = async () =>
      [...new Set([...(await listAuthUsers()), ...(await listIds('users'))])].toSorted();
    expect(await listRemaining()).toEqual(everybody);
    expect(vi.mocked(logger.error).mock.calls).toEqual([
      ['too many orphans to be true', expect.objectContaining({ orphans: 21, compared: 171 })],
    ]);
    expect((await firestore.doc('system/reconciliation').get()).get('stage')).toBe(null);

    await repair(orphans);
    at(timeAfter(DAY_MS));
    await reconcileNightly();
    expect(await listRemaining()).toEqual(everybody);
    expect(logger.error).toHaveBeenCalledOnce();
  });

  it('does not stop other checks, and still removes strangers (R061)', async () => {
    const strangers = buildForeignIds(1000);
    // Listed first, so that the rest of the run removes only strangers.
    const orphans = buildOwnIds('00orfa', 40);
    const laterOrphan = buildOwnIds('zz', 1);
    await makeAuthUsers([...orphans, ...strangers, ...laterOrphan]);
    await makeComplete(['inteira']);
    await makeAccounts(['so-conta']);
    await firestore.doc('usernames/interrompido').set({ uid: 'a', created_at: OLD, pending: true });
    await reconcileNightly();
    await reconcileNightly();
    expect(logger.error).toHaveBeenCalledOnce();
    expect(await listAuthUsers()).toEqual([...orphans, 'inteira', ...laterOrphan].toSorted());
    expect(await listIds('users')).toEqual(['inteira']);
    expect(await listIds('usernames')).toEqual([]);
  }, 60_000);

  it('counts over all pages, so that strangers between the orphans hide nothing (R061)', async () => {
    const spread = (count: number, length: number, salt: string) =>
      Array.from({ length: count }, (_, i) =>
        createHash('sha256')
          .update(salt + i)
          .digest('hex')
          .slice(0, length),
      );
    // About ten on each page of 500, which alone would pass.
    const members = spread(100, 20, 'own');
    await makeAuthUsers([...members, ...spread(4_000, 28, 'foreign')]);
    for (let runs = 0; runs < 4; runs += 1) await reconcileNightly();
    const remaining = await listAuthUsers();
    expect(remaining.length).toBeGreaterThanOrEqual(80);
    expect(members).toEqual(expect.arrayContaining(remaining));
    expect(logger.error).toHaveBeenCalledOnce();
  }, 60_000);

  it('allows a fixed number of orphans, or a small share of all accounts', async () => {
    const [whole, orphans] = [buildOwnIds('inteira', 300), buildOwnIds('orfa', 30)];
    await makeComplete(whole);
    await makeAuthUsers(orphans);
    await reconcileNightly();
    expect(await listAuthUsers()).toEqual(whole);

    await firestore.recursiveDelete(firestore.collection('users'));
    await auth.deleteUsers(whole);
    await makeAuthUsers(buildOwnIds('pouca', 20));
    at(timeAfter(DAY_MS));
    await reconcileNightly();
    expect(await listAuthUsers()).toEqual([]);
  });
});
