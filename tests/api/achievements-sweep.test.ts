import './support/own-project.ts';
import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import { account, accountSettings } from '@bigorna/domain/entities/account';
import { DAY_MS } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepAchievements } from '../../functions/src/achievements/sweep.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, readsAndWrites, watchReads } from '../../functions/src/platform/firestore.ts';
import { firestore } from './support/firebase.ts';
import { store } from './support/member-data.ts';

/** What happens just before a transaction. */
const before = vi.hoisted(() => ({ transaction: (): void => {} }));
vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const transaction: typeof actual.transaction = async (work) => {
    before.transaction();
    return actual.transaction(work);
  };
  return { ...actual, transaction };
});
vi.mock('firebase-functions', async (original) => {
  const actual = await original<typeof import('firebase-functions')>();
  return { ...actual, logger: { ...actual.logger, error: vi.fn() } };
});

/** More than two pages. */
const MANY = 210;
const SINCE = new Date('2026-03-01T12:00:00Z');
const ADDED = { id: 'two_favorites', category: 'community', counter: 'favorites', threshold: 2 } as const;
/** Few rows, so that going through hundreds of members takes seconds. */
const TABLE: readonly Achievement[] = ACHIEVEMENTS.filter(
  ({ counter }) => counter === 'favorites' || counter === 'days',
);
const WITH_ADDED: readonly Achievement[] = [...TABLE, ADDED];

let time = new Date('2026-11-21T12:00:00Z');
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const always = (): boolean => true;
const uidOf = (i: number): string => `m${String(i).padStart(4, '0')}`;
/** Every third member has two favorites, the others one. */
const hasEarned = (i: number): boolean => i % 3 === 0;
const earned = Array.from({ length: MANY }, (_, i) => i).filter(hasEarned).length;

const accountOf = (i: number, member_since = SINCE) =>
  account.parse({
    username: `Prova-${i}`,
    display_name: 'Pessoa de Prova',
    email: '',
    role: 'user',
    is_verified: false,
    is_banned: false,
    valid_after: member_since,
    member_since,
    settings: accountSettings.parse({}),
  });

beforeAll(async () => {
  const members = Array.from({ length: MANY }, (_, i) => i);
  await store(Object.fromEntries(members.map((i) => [`users/${uidOf(i)}`, accountOf(i)])));
  const favorites = members.flatMap((i) => ['a', 'b'].slice(0, hasEarned(i) ? 2 : 1).map((mod) => [uidOf(i), mod]));
  await store(
    Object.fromEntries(
      favorites.map(([uid, mod]) => [`users/${uid}/favorites/${mod}`, { mod_id: mod, created_at: SINCE }]),
    ),
  );
}, 120_000);
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(logger.error).mockClear();
  before.transaction = () => {};
  await sweepAchievements(TABLE, always);
}, 120_000);
const state = () => get(doc('system/achievements'));
/** Those of this file: the emulator's data set is in every project. */
const isOurs = ({ ref }: { ref: { path: string } }): boolean => /^users\/(?:m\d|late)/.test(ref.path);
/** What members were told of an achievement, and when. */
const told = async (id: string): Promise<Map<string, number>> => {
  const { docs } = await firestore.collectionGroup('notifications').where('values.achievement', '==', id).get();
  return new Map(docs.filter(isOurs).map((one) => [one.ref.path, one.get('created_at').toMillis()]));
};
const unlocked = async (id: string): Promise<number> => {
  const { docs } = await firestore.collectionGroup('achievements').get();
  return docs.filter((one) => isOurs(one) && one.id === id && one.get('unlocked_at') !== null).length;
};

describe('R109 achievements for those who have earned them before', () => {
  it('R109 reach every member of a portal that had none, and cost two reads once they are through', async () => {
    expect(await unlocked('first_favorite')).toBe(MANY);
    expect((await told('first_favorite')).size).toBe(MANY);
    expect((await state())?.going).toBeNull();
    const start = readsAndWrites();
    await sweepAchievements(TABLE, always);
    const end = readsAndWrites();
    expect([end.reads - start.reads, end.writes - start.writes]).toEqual([2, 0]);
  }, 120_000);

  it('R109 that are new reach each who has earned them once, told once, also when the work is killed halfway', async () => {
    let transactions = 0;
    before.transaction = () => {
      transactions += 1;
      if (transactions === 120) throw Object.assign(new Error('killed'), { code: 14 });
    };
    await expect(sweepAchievements(WITH_ADDED, always)).rejects.toThrow('killed');
    before.transaction = () => {};
    const first = await told(ADDED.id);
    expect(first.size).toBeGreaterThan(0);
    expect(first.size).toBeLessThan(earned);
    expect((await state())?.going?.cursor).toBe(uidOf(99));

    later(DAY_MS);
    let pages = 0;
    await sweepAchievements(WITH_ADDED, () => {
      pages += 1;
      return pages <= 1;
    });
    expect((await state())?.going?.cursor).toBe(uidOf(199));
    await Promise.all([sweepAchievements(WITH_ADDED, always), sweepAchievements(WITH_ADDED, always)]);
    const all = await told(ADDED.id);
    expect(all.size).toBe(earned);
    expect(await unlocked(ADDED.id)).toBe(earned);
    for (const [path, at] of first) expect(all.get(path), path).toBe(at);
    expect((await state())?.going).toBeNull();

    later(DAY_MS);
    await sweepAchievements(WITH_ADDED, always);
    expect(await told(ADDED.id)).toEqual(all);
    expect((await told('first_favorite')).size).toBe(MANY);
  }, 120_000);

  it('R109 whose threshold changes are looked at anew, the others are not', async () => {
    const lower = WITH_ADDED.map((row) => (row.id === 'collector' ? { ...row, threshold: 2 } : row));
    const { byKind, stop } = watchReads();
    await sweepAchievements(lower, always);
    stop();
    expect(await unlocked('collector')).toBe(earned);
    expect((await told('first_favorite')).size).toBe(MANY);
    const members = byKind.get('accounts') ?? 0;
    expect(members).toBeGreaterThanOrEqual(MANY);
    const reads = [...byKind.values()].reduce((sum, one) => sum + one);
    expect(reads / members).toBeLessThan(12);
    await sweepAchievements(WITH_ADDED, always);
    expect(await unlocked('collector')).toBe(earned);
  }, 120_000);

  it('R109 are not kept from others by a member whose documents are amiss', async () => {
    await store({ 'users/a-bad-one': { username: 7 } });
    const added = [...WITH_ADDED, { ...ADDED, id: 'one_favorite', threshold: 1 }];
    await sweepAchievements(added, always);
    expect(await unlocked('one_favorite')).toBe(MANY);
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('not brought up'), expect.anything());
    await firestore.doc('users/a-bad-one').delete();
    await sweepAchievements(WITH_ADDED, always);
  }, 120_000);

  it('R109 come by days of membership alone, without the member doing anything', async () => {
    const since = new Date(SINCE.getTime() + 7 * DAY_MS);
    await store({ 'users/later': accountOf(1, since), 'users/latest': accountOf(2, new Date(since.getTime() + 1)) });
    const given = async () => (await firestore.doc('users/later/achievements/one_year').get()).exists;
    time = new Date(since.getTime() + 365 * DAY_MS - 1);
    await sweepAchievements(WITH_ADDED, always);
    expect(await unlocked('one_year')).toBe(MANY);
    expect(await given()).toBe(false);
    later(1);
    await sweepAchievements(WITH_ADDED, always);
    expect(await given()).toBe(true);
    expect(await unlocked('one_year')).toBe(MANY + 1);
    expect((await told('one_year')).size).toBe(MANY + 1);
    const start = readsAndWrites().reads;
    await sweepAchievements(WITH_ADDED, always);
    expect(readsAndWrites().reads - start).toBe(2);
    later(1);
    await sweepAchievements(WITH_ADDED, always);
    expect(await unlocked('one_year')).toBe(MANY + 2);
  }, 120_000);
});
