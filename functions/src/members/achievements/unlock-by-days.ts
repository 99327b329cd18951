import type { Achievement } from '@bigorna/domain/achievements';
import type { Account } from '@bigorna/domain/entities/account';
import type { AchievementSweep } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import { type PageOptions, runLenient } from '../../platform/firestore.ts';
import { refreshMembers } from './refresh-members.ts';

const PAGE = 100;

/** Members who joined at or before this time have been members for `days` days. */
export const getDateBefore = (days: number): Date => new Date(now().getTime() - days * DAY_MS);

/**
 * Unlocks the achievements of members who joined between `after` and `until`. Returns the join date up to which all
 * members are done.
 */
const unlockFrom = async (
  after: Date,
  rows: readonly Achievement[],
  until: Date,
  hasTime: () => boolean,
): Promise<Date> => {
  const next = (part: PageOptions<Account> = {}) =>
    runLenient('accountsSince', { after, until }, { limit: PAGE, ...part });
  let reached = after;
  for (let page = hasTime() ? await next() : undefined; page !== undefined; ) {
    const { docs, last } = page;
    const uids = docs.map(({ id }) => id);
    await refreshMembers(uids, rows);
    const newest = docs.at(-1)?.data.member_since ?? reached;
    if (last === undefined) return newest > reached ? newest : reached;
    // Further members may have joined in the same millisecond, after the end of the page.
    reached = new Date(newest.getTime() - 1);
    page = hasTime() ? await next({ after: last }) : undefined;
  }
  return reached;
};

/**
 * Unlocks the achievements that only depend on the days of membership. Costs at least one read per threshold.
 *
 * @param reached date by threshold: members who joined up to this date have the achievement
 * @returns the updated `reached`
 */
export const unlockByDays = async (
  reached: AchievementSweep['days'],
  table: readonly Achievement[],
  hasTime: () => boolean,
): Promise<AchievementSweep['days']> => {
  const dayRows = table.filter(({ counter }) => counter === 'days');
  const days = { ...reached };
  for (const threshold of new Set(dayRows.map((row) => row.threshold))) {
    const rows = dayRows.filter((row) => row.threshold === threshold);
    const after = reached[threshold] ?? new Date(0);
    days[threshold] = await unlockFrom(after, rows, getDateBefore(threshold), hasTime);
  }
  return days;
};
