import { ACHIEVEMENTS, type Achievement, type AchievementCounter } from '@bigorna/domain/achievements';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { Account } from '@bigorna/domain/entities/account';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import {
  type CountingReader,
  count,
  doc,
  get,
  getAll,
  type ReadWriteTransaction,
  run,
  runTransaction,
} from '../../platform/firestore.ts';
import { notifyAccount } from '../notifications/notify.ts';

/** What a counter needs: the member, and a reader inside or outside a transaction. */
interface CounterContext {
  readonly uid: string;
  readonly account: Account;
  readonly step: CountingReader;
}

const EPOCH = new Date(0);

/** One aggregate per category, so that the cost does not grow with the downloads. */
const countCategories = async ({ uid, step }: CounterContext): Promise<number> => {
  const counts = await Promise.all(
    CATEGORIES.map((category) => step.count('downloadersOfCategory', { uid, categories: category })),
  );
  return counts.filter((downloads) => downloads > 0).length;
};

/** More than any achievement requires. Limits the reads per member. */
const REPORTS_MAX = 50;

/** Counts distinct targets: one target may be reported often, and all its reports are upheld together. */
const countReportedTargets = async ({ uid, step }: CounterContext): Promise<number> => {
  const upheld = await step.run('reportsOfOutcome', { uid, outcome: 'upheld' }, { limit: REPORTS_MAX });
  return new Set(upheld.map(({ data }) => data.path)).size;
};

/**
 * Counters of the achievements, computed from the current documents. Each counter costs at most one read, except
 * `categories` (one per category) and `upheld_reports` (one per report).
 */
const COUNTERS: { readonly [K in AchievementCounter]: (counted: CounterContext) => Promise<number> } = {
  downloads: ({ uid, step }) => step.count('downloadersByUid', { uid }),
  favorites: ({ uid, step }) => step.count('favoritesByUid', { uid }),
  views: ({ uid, step }) => step.count('activityOfKindSince', { uid, kind: 'views', since: EPOCH }),
  categories: countCategories,
  comments: ({ uid, step }) => step.count('visibleCommentsByUid', { uid, hidden: false }),
  ratings: ({ uid, step }) => step.count('ratingsByUid', { uid }),
  upheld_reports: countReportedTargets,
  official_replies: ({ uid, step }) => step.count('answeredCommentsByUid', { uid, since: EPOCH }),
  days: async ({ account }) => Math.max(0, Math.floor((now().getTime() - account.member_since.getTime()) / DAY_MS)),
  premium_downloads: ({ uid, step }) => step.count('downloadersOfAccess', { uid, access: 'premium' }),
  addon_downloads: ({ uid, step }) => step.count('downloadersOfType', { uid, content_type: 'addon' }),
  verified: async ({ account }) => (account.is_verified ? 1 : 0),
};

/** New progress of a locked achievement that differs from its stored progress. */
interface Change {
  readonly achievement: Achievement;
  readonly progress: number;
  readonly isUnlocked: boolean;
}

const getRef = (uid: string, id: string) => doc('users/{uid}/achievements/{achievement}', uid, id);
const getNotificationRef = (uid: string, id: string) =>
  doc('users/{uid}/notifications/{notification}', uid, `achievement_${id}`);

/** Computes the progress of the locked achievements. Returns those whose stored progress differs. */
const findChanges = async (
  step: CountingReader,
  uid: string,
  account: Account,
  table: readonly Achievement[],
): Promise<Change[]> => {
  const stored = await step.getAll(table.map(({ id }) => getRef(uid, id)));
  const locked = table.flatMap((achievement, i) =>
    stored[i]?.unlocked_at instanceof Date ? [] : [{ achievement, storedProgress: stored[i]?.progress ?? 0 }],
  );
  const counters = [...new Set(locked.map(({ achievement }) => achievement.counter))];
  const counts = new Map<AchievementCounter, number>(
    await Promise.all(
      counters.map(async (counter) => [counter, await COUNTERS[counter]({ uid, account, step })] as const),
    ),
  );
  return locked.flatMap(({ achievement, storedProgress }) => {
    const { counter, threshold } = achievement;
    const progress = Math.min(counts.get(counter) ?? 0, threshold);
    const isUnlocked = progress >= threshold;
    return isUnlocked || progress !== storedProgress ? [{ achievement, progress, isUnlocked }] : [];
  });
};

const write = async (
  tx: ReadWriteTransaction,
  uid: string,
  account: Account,
  changes: readonly Change[],
): Promise<void> => {
  const notifications = await tx.getAll(changes.map(({ achievement }) => getNotificationRef(uid, achievement.id)));
  for (const [i, { achievement, progress, isUnlocked }] of changes.entries()) {
    const { id, category } = achievement;
    const at = now();
    tx.set(getRef(uid, id), { category, progress, unlocked_at: isUnlocked ? at : null });
    if (!isUnlocked || notifications[i] !== undefined) continue;
    const notice = { id: `achievement_${id}`, template: 'achievement_unlocked', values: { achievement: id } } as const;
    notifyAccount(tx, uid, account, { ...notice, path: '/achievements', at });
  }
};

/**
 * Updates a member's achievements and notifies the member once of each newly unlocked achievement. An unlocked
 * achievement stays unlocked; progress may fall. The transaction counts changed achievements again, so repeated, late
 * and concurrent runs are safe. Does nothing if the account was deleted.
 *
 * @param table the achievements to check
 */
export const refreshProgress = async (uid: string, table: readonly Achievement[] = ACHIEVEMENTS): Promise<void> => {
  const ref = doc('users/{uid}', uid);
  const account = await get(ref);
  if (account === undefined) return;
  const changes = await findChanges({ count, get, getAll, run }, uid, account, table);
  if (changes.length === 0) return;
  await runTransaction(async (tx) => {
    const current = await tx.get(ref);
    if (current === undefined) return;
    const rows = changes.map(({ achievement }) => achievement);
    await write(tx, uid, current, await findChanges(tx, uid, current, rows));
  });
};
