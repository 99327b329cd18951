import type { Achievement } from '@bigorna/domain/achievements';
import type { Account } from '@bigorna/domain/entities/account';
import type { AchievementSweep } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../platform/clock.ts';
import { type Part, runSound } from '../platform/firestore.ts';
import { attendTo } from './members.ts';

const PAGE = 100;

/** Who has been a member since then or before has been one for so many days. */
export const beginningBefore = (days: number): Date => new Date(now().getTime() - days * DAY_MS);

/** Gives what waits for so many days to those who have come to them since `after`. Answers up to whom it came. */
const giveFrom = async (
  after: Date,
  rows: readonly Achievement[],
  until: Date,
  hasTime: () => boolean,
): Promise<Date> => {
  const next = (part: Part<Account> = {}) => runSound('accountsSince', { after, until }, { limit: PAGE, ...part });
  let reached = after;
  for (let page = hasTime() ? await next() : undefined; page !== undefined; ) {
    const { found, last } = page;
    const uids = found.map(({ id }) => id);
    await attendTo(uids, rows);
    const newest = found.at(-1)?.data.member_since ?? reached;
    if (last === undefined) return newest > reached ? newest : reached;
    // Others may have come in the same millisecond, behind the page's end.
    reached = new Date(newest.getTime() - 1);
    page = hasTime() ? await next({ after: last }) : undefined;
  }
  return reached;
};

/**
 * Gives achievements that nothing but time unlocks: those that count the days of a membership. One read a number of days.
 *
 * @param reached by number of days: members from up to then have them
 * @returns the same as it is afterwards
 */
export const giveDays = async (
  reached: AchievementSweep['days'],
  table: readonly Achievement[],
  hasTime: () => boolean,
): Promise<AchievementSweep['days']> => {
  const waiting = table.filter(({ counter }) => counter === 'days');
  const days = { ...reached };
  for (const threshold of new Set(waiting.map((row) => row.threshold))) {
    const rows = waiting.filter((row) => row.threshold === threshold);
    const after = reached[threshold] ?? new Date(0);
    days[threshold] = await giveFrom(after, rows, beginningBefore(threshold), hasTime);
  }
  return days;
};
