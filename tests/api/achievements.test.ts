import './support/separate-project.ts';
import './support/mock-transactions.ts';
import './support/mock-logger.ts';
import { ACHIEVEMENTS, type AchievementCounter, type AchievementId } from '@bigorna/domain/achievements';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import {
  type ActivityEntry,
  activityEntry,
  type Comment,
  downloader,
  type Rating,
  type Report,
} from '@bigorna/domain/entities/member';
import { DAY_MS } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { refreshProgress } from '../../functions/src/members/achievements/refresh-progress.ts';
import { requestProgress } from '../../functions/src/members/achievements/request-progress.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { storeAccount } from './support/accounts.ts';
import { buildComment } from './support/comments.ts';
import { measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { storeDocuments, storeMany } from './support/member-data.ts';
import { transactions } from './support/mock-transactions.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

const SINCE = new Date('2026-11-21T12:00:00Z');
let time = SINCE;
let uid = '';

beforeEach(async () => {
  time = SINCE;
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockReset();
  transactions.before = async () => {};
  ({ uid } = await storeAccount({ is_verified: false, member_since: SINCE }));
});

const download = (i: number, given: Partial<z.input<typeof downloader>> = {}) =>
  [`mods/${uid}-${i}/downloaders/${uid}`, downloader.parse({ uid, first_at: time, ...given })] as const;
const favor = (n: number) =>
  storeMany(n, (i) => [`users/${uid}/favorites/m${i}`, { mod_id: `m${i}`, created_at: time }] as const);
const comment = (i: number, given: Partial<Comment> = {}) =>
  [`mods/${uid}-${i}/comments/c${i}`, { ...buildComment({ uid, username: 'prova' }), ...given }] as const;
const report = (i: number, given: Partial<Report> = {}) =>
  [
    `reports/${uid}-${i}`,
    { uid, subject: 'mod', path: 'mods/x', reason: 'Uma cópia', created_at: time, resolved_at: null, ...given },
  ] as const;

/** Performs the counted action n times, plus similar actions that do not count. */
const DO: { readonly [K in AchievementCounter]: (n: number) => Promise<void> } = {
  downloads: (n) => storeMany(n, (i) => download(i)),
  favorites: favor,
  views: async (n) => {
    const entry = (kind: ActivityEntry['kind'], i: number) =>
      [
        `users/${uid}/activity/${kind}_m${i}`,
        activityEntry.parse({ kind, mod_id: `m${i}`, title: 'Um mod', at: time }),
      ] as const;
    await storeMany(n, (i) => entry('views', i));
    await storeMany(3, (i) => entry('downloads', i));
  },
  categories: (n) =>
    storeMany(n * 2, (i) => download(i, { categories: [CATEGORIES[i % n] ?? 'utility', CATEGORIES[0]] })),
  comments: async (n) => {
    await storeMany(n, (i) => comment(i));
    await storeDocuments(Object.fromEntries([comment(n + 1, { hidden: true })]));
  },
  ratings: (n) =>
    storeMany(
      n,
      (i) => [`mods/${uid}-${i}/ratings/${uid}`, { uid, stars: 1, rated_at: time } satisfies Rating] as const,
    ),
  upheld_reports: async (n) => {
    const upheld = (i: number) => ({ path: `mods/m${i}`, resolved_at: time, outcome: 'upheld' }) as const;
    await storeMany(n, (i) => report(i, upheld(i)));
    // Adds reports that do not count: a repeated, an open and a dismissed report.
    const more = n > 0 ? [report(n, upheld(0))] : [];
    const dismissed = { path: 'mods/y', resolved_at: time, outcome: 'dismissed' } as const;
    await storeDocuments(Object.fromEntries([...more, report(n + 1), report(n + 2, dismissed)]));
  },
  official_replies: async (n) => {
    const { reply } = buildComment({ uid, username: 'prova' }, { uid: 'equipe', username: 'equipe' });
    await storeMany(n, (i) => comment(i, { reply }));
    await storeDocuments(Object.fromEntries([comment(n + 1)]));
  },
  days: async (n) => {
    time = new Date(SINCE.getTime() + n * DAY_MS);
  },
  premium_downloads: (n) =>
    storeMany(n * 2, (i) => download(i, { access: i % 2 === 0 ? 'premium' : 'public', categories: ['utility'] })),
  addon_downloads: (n) =>
    storeMany(n * 2, (i) => download(i, { content_type: i % 2 === 0 ? 'addon' : 'mod', categories: ['utility'] })),
  verified: async (n) => void (await firestore.doc(`users/${uid}`).update({ is_verified: n > 0 })),
};

const stored = async (id: AchievementId) => (await firestore.doc(`users/${uid}/achievements/${id}`).get()).data();
const notices = async (id = uid): Promise<string[]> =>
  (await firestore.collection(`users/${id}/notifications`).get()).docs.map((one) => one.id).toSorted();

describe('an achievement (R109)', () => {
  it.each(ACHIEVEMENTS)(
    '$id shows its progress and unlocks at $threshold of $counter (R109)',
    async ({ id, counter, threshold, category }) => {
      await DO[counter](threshold - 1);
      await refreshProgress(uid);
      const before = { category, progress: threshold - 1, unlocked_at: null };
      expect(await stored(id)).toEqual(threshold === 1 ? undefined : before);
      expect(await notices()).not.toContain(`achievement_${id}`);
      await DO[counter](threshold);
      await refreshProgress(uid);
      expect(await stored(id)).toMatchObject({ category, progress: threshold });
      expect((await stored(id))?.unlocked_at.toDate()).toEqual(time);
      expect((await firestore.doc(`users/${uid}/notifications/achievement_${id}`).get()).data()).toMatchObject({
        type: 'system',
        template: 'achievement_unlocked',
        values: { achievement: id },
        path: '/achievements',
        read_at: null,
      });
    },
  );

  it('stops at its threshold, unlocks once and stays unlocked (R109)', async () => {
    await favor(27);
    await refreshProgress(uid);
    const first = await stored('collector');
    expect(first).toMatchObject({ progress: 25 });
    time = new Date(time.getTime() + DAY_MS);
    await Promise.all([refreshProgress(uid), refreshProgress(uid)]);
    await firestore.recursiveDelete(firestore.collection(`users/${uid}/favorites`));
    await refreshProgress(uid);
    expect(await stored('collector')).toEqual(first);
    expect(await notices()).toEqual(['achievement_collector', 'achievement_first_favorite']);
  });

  it('loses progress when an action is reverted before the unlocking (R109)', async () => {
    await favor(9);
    await refreshProgress(uid);
    await firestore.doc(`users/${uid}/favorites/m0`).delete();
    await refreshProgress(uid);
    expect(await stored('collector')).toEqual({ category: 'community', progress: 8, unlocked_at: null });
  });

  it('notifies once when several runs unlock it at the same time (R109)', async () => {
    await favor(1);
    await Promise.all(Array.from({ length: 6 }, () => refreshProgress(uid)));
    expect(await notices()).toEqual(['achievement_first_favorite']);
  });

  it('does not overwrite newer progress with the result of an outdated read (R109)', async () => {
    await favor(3);
    transactions.before = async () => {
      transactions.before = async () => {};
      await favor(7);
      await refreshProgress(uid);
    };
    await refreshProgress(uid);
    expect(await stored('collector')).toMatchObject({ progress: 7 });
  });

  it('unlocks without a notification when the member disabled notifications (R109)', async () => {
    await firestore.doc(`users/${uid}`).update({ 'settings.notify_system': false });
    await favor(1);
    await refreshProgress(uid);
    expect((await stored('first_favorite'))?.unlocked_at).not.toBeNull();
    expect(await notices()).toEqual([]);
  });

  it('is not stored for an account that is deleted before or during the run (R109, R085)', async () => {
    await favor(2);
    transactions.before = async () => {
      await firestore.doc(`users/${uid}`).delete();
    };
    await refreshProgress(uid);
    transactions.before = async () => {};
    await refreshProgress(uid);
    expect((await firestore.collection(`users/${uid}/achievements`).get()).size).toBe(0);
    expect(await notices()).toEqual([]);
  });

  it('costs no write and a limited number of reads when nothing changed (R109)', async () => {
    await favor(3);
    await refreshProgress(uid);
    const { reads, writes } = await measureCost(() => refreshProgress(uid));
    expect(writes).toBe(0);
    expect(reads).toBeLessThanOrEqual(1 + ACHIEVEMENTS.length + 12 + CATEGORIES.length);
  });
});

describe('a progress request', () => {
  it('schedules a task that checks the progress, and succeeds even without a queue (R109)', async () => {
    await requestProgress(uid);
    expect(enqueue).toHaveBeenCalledWith('memberProgress', expect.objectContaining({ subject: uid }));
    const [, work] = vi.mocked(enqueue).mock.calls[0] ?? [];
    const end = new Date(5000);
    expect(work?.slotSeconds).toBe(5);
    expect(work?.due?.({ start: new Date(0), end })).toEqual(new Date(7000));
    vi.mocked(enqueue).mockRejectedValueOnce(new Error('no queue'));
    await requestProgress(uid);
    expect(logger.error).toHaveBeenCalledOnce();
  });
});
