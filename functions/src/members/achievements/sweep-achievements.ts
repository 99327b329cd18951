import { isDeepStrictEqual } from 'node:util';
import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import { type AchievementSweep, achievementSweep } from '@bigorna/domain/entities/portal';
import { now } from '../../platform/clock.ts';
import { doc, get, runLenient, set } from '../../platform/firestore.ts';
import { refreshMembers } from './refresh-members.ts';
import { getDateBefore, unlockByDays } from './unlock-by-days.ts';

const PAGE = 100;
/** Leaves time for other scheduled jobs. The next run continues. */
const TIME_BUDGET_MS = 40_000;

const STATE = doc('system/achievements');

/** Keys of rows by achievement id. A row with a changed counter or threshold counts as new. */
const toRowKeys = (table: readonly Achievement[]): Record<string, string> =>
  Object.fromEntries(table.map(({ id, counter, threshold }) => [id, `${counter}:${threshold}`]));

/** `unlockByDays` finds members who reach the threshold from now on; the sweep finds those who reached it earlier. */
const startSweep = (state: AchievementSweep, added: readonly Achievement[]): AchievementSweep => {
  const thresholds = added.filter(({ counter }) => counter === 'days').map(({ threshold }) => threshold);
  const days = Object.fromEntries(thresholds.map((threshold) => [String(threshold), getDateBefore(threshold)]));
  return { ...state, going: { rows: toRowKeys(added), cursor: null }, days: { ...state.days, ...days } };
};

/** Processes all members after the cursor. Saves the cursor after each page. */
const continueSweep = async (
  begin: AchievementSweep,
  added: readonly Achievement[],
  hasTime: () => boolean,
): Promise<AchievementSweep> => {
  let state = begin;
  while (state.going !== null && hasTime()) {
    const { rows, cursor } = state.going;
    const { docs, invalid, last } = await runLenient('accounts', {}, { limit: PAGE, afterId: cursor ?? undefined });
    const uids = [...docs, ...invalid].map(({ id }) => id);
    await refreshMembers(uids, added);
    state =
      last === undefined
        ? { ...state, rows: { ...state.rows, ...rows }, going: null }
        : { ...state, going: { rows, cursor: last.id } };
    await set(STATE, state);
  }
  return state;
};

const createTimeCheck = (): (() => boolean) => {
  const end = now().getTime() + TIME_BUDGET_MS;
  return () => now().getTime() < end;
};

/**
 * Unlocks new or changed achievements for members who earned them before. Processes pages and continues where the last
 * run ended. Also unlocks achievements for days of membership. Costs two reads if there is nothing to do.
 *
 * @param hasTime checked before each page
 */
export const sweepAchievements = async (
  table: readonly Achievement[] = ACHIEVEMENTS,
  hasTime: () => boolean = createTimeCheck(),
): Promise<void> => {
  let state = (await get(STATE)) ?? achievementSweep.parse({});
  const added = table.filter(({ id, counter, threshold }) => state.rows[id] !== `${counter}:${threshold}`);
  const isRunning = state.going !== null && isDeepStrictEqual(state.going.rows, toRowKeys(added));
  if (added.length > 0) state = await continueSweep(isRunning ? state : startSweep(state, added), added, hasTime);
  const unchanged = table.filter((achievement) => !added.includes(achievement));
  const days = await unlockByDays(state.days, unchanged, hasTime);
  if (!isDeepStrictEqual(days, state.days)) await set(STATE, { ...state, days });
};
