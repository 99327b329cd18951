import { ACHIEVEMENTS, type Achievement, type AchievementCounter } from '@bigorna/domain/achievements';
import type { Account } from '@bigorna/domain/entities/account';
import { tell } from '../notifications/notify.ts';
import { now } from '../platform/clock.ts';
import { type Counting, count, doc, get, getAll, run, type Step, transaction } from '../platform/firestore.ts';
import { COUNTERS } from './counters.ts';

/** How far a member has come with an achievement that was locked, other than what is stored. */
interface Change {
  readonly achievement: Achievement;
  readonly progress: number;
  readonly isUnlocked: boolean;
}

const refOf = (uid: string, id: string) => doc('users/{uid}/achievements/{achievement}', uid, id);
const noticeOf = (uid: string, id: string) => doc('users/{uid}/notifications/{notification}', uid, `achievement_${id}`);

/** What the documents say of the achievements that are still locked, where it is not what is stored. */
const changesOf = async (
  step: Counting,
  uid: string,
  account: Account,
  table: readonly Achievement[],
): Promise<Change[]> => {
  const stored = await step.getAll(table.map(({ id }) => refOf(uid, id)));
  const locked = table.flatMap((achievement, i) =>
    stored[i]?.unlocked_at instanceof Date ? [] : [{ achievement, known: stored[i]?.progress ?? 0 }],
  );
  const counters = [...new Set(locked.map(({ achievement }) => achievement.counter))];
  const figures = new Map<AchievementCounter, number>(
    await Promise.all(
      counters.map(async (counter) => [counter, await COUNTERS[counter]({ uid, account, step })] as const),
    ),
  );
  return locked.flatMap(({ achievement, known }) => {
    const { counter, threshold } = achievement;
    const progress = Math.min(figures.get(counter) ?? 0, threshold);
    const isUnlocked = progress >= threshold;
    return isUnlocked || progress !== known ? [{ achievement, progress, isUnlocked }] : [];
  });
};

const write = async (step: Step, uid: string, account: Account, changes: readonly Change[]): Promise<void> => {
  const told = await step.getAll(changes.map(({ achievement }) => noticeOf(uid, achievement.id)));
  for (const [i, { achievement, progress, isUnlocked }] of changes.entries()) {
    const { id, category } = achievement;
    const at = now();
    step.set(refOf(uid, id), { category, progress, unlocked_at: isUnlocked ? at : null });
    if (!isUnlocked || told[i] !== undefined) continue;
    const notice = { id: `achievement_${id}`, template: 'achievement_unlocked', values: { achievement: id } } as const;
    tell(step, uid, account, { ...notice, path: '/achievements', at });
  }
};

/**
 * Brings a member's achievements in line with what they have done, and tells them of those unlocked, each once. What is
 * unlocked stays so; progress may fall again. What differs is counted anew in the step that writes it, so that it may run
 * twice, late or at the same time. Nothing is written of an account that is gone.
 *
 * @param table the achievements looked at
 */
export const bringUpToDate = async (uid: string, table: readonly Achievement[] = ACHIEVEMENTS): Promise<void> => {
  const ref = doc('users/{uid}', uid);
  const account = await get(ref);
  if (account === undefined) return;
  const seen = await changesOf({ count, get, getAll, run }, uid, account, table);
  if (seen.length === 0) return;
  await transaction(async (step) => {
    const present = await step.get(ref);
    if (present === undefined) return;
    const rows = seen.map(({ achievement }) => achievement);
    await write(step, uid, present, await changesOf(step, uid, present, rows));
  });
};
