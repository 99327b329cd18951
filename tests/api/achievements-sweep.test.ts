import './support/separate-project.ts';
import './support/mock-transactions.ts';
import './support/mock-logger.ts';
import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import { DAY_MS } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepAchievements } from '../../functions/src/members/achievements/sweep-achievements.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, watchReads } from '../../functions/src/platform/firestore.ts';
import { measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { buildAccount } from './support/followers.ts';
import { storeDocuments, storeMany } from './support/member-data.ts';
import { transactions } from './support/mock-transactions.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

/** Number of members: more than two pages of the sweep. */
const MANY = 210;
const SINCE = new Date('2026-03-01T12:00:00Z');
const ADDED = { id: 'two_favorites', category: 'community', counter: 'favorites', threshold: 2 } as const;
/** A short table, so that a sweep over hundreds of members takes seconds. */
const TABLE: readonly Achievement[] = ACHIEVEMENTS.filter(
  ({ counter }) => counter === 'favorites' || counter === 'days',
);
const WITH_ADDED: readonly Achievement[] = [...TABLE, ADDED];

let time = new Date('2026-11-21T12:00:00Z');
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const always = (): boolean => true;
const getUid = (i: number): string => `m${String(i).padStart(4, '0')}`;
/** Every third member has two favorites, all other members have one. */
const hasEarned = (i: number): boolean => i % 3 === 0;
const earned = Array.from({ length: MANY }, (_, i) => i).filter(hasEarned).length;

const buildMember = (i: number, member_since = SINCE) =>
  buildAccount(`Prova-${i}`, { email: '', is_verified: false, valid_after: member_since, member_since });

beforeAll(async () => {
  const members = Array.from({ length: MANY }, (_, i) => i);
  await storeMany(MANY, (i) => [`users/${getUid(i)}`, buildMember(i)]);
  const favorites = members.flatMap((i) => ['a', 'b'].slice(0, hasEarned(i) ? 2 : 1).map((mod) => [getUid(i), mod]));
  await storeDocuments(
    Object.fromEntries(
      favorites.map(([uid, mod]) => [`users/${uid}/favorites/${mod}`, { mod_id: mod, created_at: SINCE }]),
    ),
  );
}, 120_000);
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(logger.error).mockClear();
  transactions.before = () => {};
  await sweepAchievements(TABLE, always);
}, 120_000);
const getState = () => get(doc('system/achievements'));
/** Whether a document belongs to a member of this file. The emulator adds the seed data to every project. */
const isOurs = ({ ref }: { ref: { path: string } }): boolean => /^users\/(?:m\d|late)/.test(ref.path);
/** Notifications of an achievement with their times, by path. */
const getNotifiedAt = async (id: string): Promise<Map<string, number>> => {
  const { docs } = await firestore.collectionGroup('notifications').where('values.achievement', '==', id).get();
  return new Map(docs.filter(isOurs).map((one) => [one.ref.path, one.get('created_at').toMillis()]));
};
const countUnlocked = async (id: string): Promise<number> => {
  const { docs } = await firestore.collectionGroup('achievements').get();
  return docs.filter((one) => isOurs(one) && one.id === id && one.get('unlocked_at') !== null).length;
};

describe('sweep of achievements (R109)', () => {
  it('unlocks achievements of existing members; the next sweep costs two reads (R109)', async () => {
    expect(await countUnlocked('first_favorite')).toBe(MANY);
    expect((await getNotifiedAt('first_favorite')).size).toBe(MANY);
    expect((await getState())?.going).toBeNull();
    expect(await measureCost(() => sweepAchievements(TABLE, always))).toEqual({ reads: 2, writes: 0 });
  }, 120_000);

  it('unlocks and notifies once when the sweep is killed and resumed (R109)', async () => {
    let started = 0;
    transactions.before = () => {
      started += 1;
      if (started === 120) throw Object.assign(new Error('killed'), { code: 14 });
    };
    await expect(sweepAchievements(WITH_ADDED, always)).rejects.toThrow('killed');
    transactions.before = () => {};
    const first = await getNotifiedAt(ADDED.id);
    expect(first.size).toBeGreaterThan(0);
    expect(first.size).toBeLessThan(earned);
    expect((await getState())?.going?.cursor).toBe(getUid(99));

    advanceClock(DAY_MS);
    let pages = 0;
    await sweepAchievements(WITH_ADDED, () => {
      pages += 1;
      return pages <= 1;
    });
    expect((await getState())?.going?.cursor).toBe(getUid(199));
    await Promise.all([sweepAchievements(WITH_ADDED, always), sweepAchievements(WITH_ADDED, always)]);
    const all = await getNotifiedAt(ADDED.id);
    expect(all.size).toBe(earned);
    expect(await countUnlocked(ADDED.id)).toBe(earned);
    for (const [path, at] of first) expect(all.get(path), path).toBe(at);
    expect((await getState())?.going).toBeNull();

    advanceClock(DAY_MS);
    await sweepAchievements(WITH_ADDED, always);
    expect(await getNotifiedAt(ADDED.id)).toEqual(all);
    expect((await getNotifiedAt('first_favorite')).size).toBe(MANY);
  }, 120_000);

  it('rechecks only achievements with a changed threshold (R109)', async () => {
    const lower = WITH_ADDED.map((row) => (row.id === 'collector' ? { ...row, threshold: 2 } : row));
    const { byKind, stop } = watchReads();
    await sweepAchievements(lower, always);
    stop();
    expect(await countUnlocked('collector')).toBe(earned);
    expect((await getNotifiedAt('first_favorite')).size).toBe(MANY);
    const members = byKind.get('accounts') ?? 0;
    expect(members).toBeGreaterThanOrEqual(MANY);
    const reads = [...byKind.values()].reduce((sum, one) => sum + one);
    expect(reads / members).toBeLessThan(12);
    await sweepAchievements(WITH_ADDED, always);
    expect(await countUnlocked('collector')).toBe(earned);
  }, 120_000);

  it('continues when the documents of one member are invalid (R109)', async () => {
    await storeDocuments({ 'users/a-bad-one': { username: 7 } });
    const added = [...WITH_ADDED, { ...ADDED, id: 'one_favorite', threshold: 1 }];
    await sweepAchievements(added, always);
    expect(await countUnlocked('one_favorite')).toBe(MANY);
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('not brought up'), expect.anything());
    await firestore.doc('users/a-bad-one').delete();
    await sweepAchievements(WITH_ADDED, always);
  }, 120_000);

  it('unlocks an achievement for days of membership without any action of the member (R109)', async () => {
    const since = new Date(SINCE.getTime() + 7 * DAY_MS);
    await storeDocuments({
      'users/later': buildMember(1, since),
      'users/latest': buildMember(2, new Date(since.getTime() + 1)),
    });
    const isUnlocked = async () => (await firestore.doc('users/later/achievements/one_year').get()).exists;
    time = new Date(since.getTime() + 365 * DAY_MS - 1);
    await sweepAchievements(WITH_ADDED, always);
    expect(await countUnlocked('one_year')).toBe(MANY);
    expect(await isUnlocked()).toBe(false);
    advanceClock(1);
    await sweepAchievements(WITH_ADDED, always);
    expect(await isUnlocked()).toBe(true);
    expect(await countUnlocked('one_year')).toBe(MANY + 1);
    expect((await getNotifiedAt('one_year')).size).toBe(MANY + 1);
    expect((await measureCost(() => sweepAchievements(WITH_ADDED, always))).reads).toBe(2);
    advanceClock(1);
    await sweepAchievements(WITH_ADDED, always);
    expect(await countUnlocked('one_year')).toBe(MANY + 2);
  }, 120_000);
});
