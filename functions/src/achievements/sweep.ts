import { isDeepStrictEqual } from 'node:util';
import { ACHIEVEMENTS, type Achievement } from '@bigorna/domain/achievements';
import { type AchievementSweep, achievementSweep } from '@bigorna/domain/entities/portal';
import { now } from '../platform/clock.ts';
import { doc, get, runSound, set } from '../platform/firestore.ts';
import { beginningBefore, giveDays } from './days.ts';
import { attendTo } from './members.ts';

const PAGE = 100;
/** A run leaves time for other recurring work; the next goes on from there. */
const BOX_MS = 40_000;

const STATE = doc('system/achievements');

/** Rows as they are compared: another counter or threshold makes a row another one. */
const rowsOf = (table: readonly Achievement[]): Record<string, string> =>
  Object.fromEntries(table.map(({ id, counter, threshold }) => [id, `${counter}:${threshold}`]));

/** From now on who comes to have been a member so long is found by `giveDays`; who has is found by the sweep. */
const begun = (state: AchievementSweep, added: readonly Achievement[]): AchievementSweep => {
  const thresholds = added.filter(({ counter }) => counter === 'days').map(({ threshold }) => threshold);
  const days = Object.fromEntries(thresholds.map((threshold) => [String(threshold), beginningBefore(threshold)]));
  return { ...state, going: { rows: rowsOf(added), cursor: null }, days: { ...state.days, ...days } };
};

/** Goes through all members behind the cursor, noting after each page how far it has come. */
const goThrough = async (
  begin: AchievementSweep,
  added: readonly Achievement[],
  hasTime: () => boolean,
): Promise<AchievementSweep> => {
  let state = begin;
  while (state.going !== null && hasTime()) {
    const { rows, cursor } = state.going;
    const { found, unfit, last } = await runSound('accounts', {}, { limit: PAGE, afterId: cursor ?? undefined });
    const uids = [...found, ...unfit].map(({ id }) => id);
    await attendTo(uids, added);
    state =
      last === undefined
        ? { ...state, rows: { ...state.rows, ...rows }, going: null }
        : { ...state, going: { rows, cursor: last.id } };
    await set(STATE, state);
  }
  return state;
};

const boxed = (): (() => boolean) => {
  const end = now().getTime() + BOX_MS;
  return () => now().getTime() < end;
};

/**
 * Gives all members the achievements that are new in the table, or changed, where they have earned them before: page by
 * page, going on where the last run ended. What waits for days of membership is given here too. Two reads when there is
 * nothing to do.
 *
 * @param hasTime asked before each page
 */
export const sweepAchievements = async (
  table: readonly Achievement[] = ACHIEVEMENTS,
  hasTime: () => boolean = boxed(),
): Promise<void> => {
  let state = (await get(STATE)) ?? achievementSweep.parse({});
  const added = table.filter(({ id, counter, threshold }) => state.rows[id] !== `${counter}:${threshold}`);
  const isGoing = state.going !== null && isDeepStrictEqual(state.going.rows, rowsOf(added));
  if (added.length > 0) state = await goThrough(isGoing ? state : begun(state, added), added, hasTime);
  const known = table.filter((achievement) => !added.includes(achievement));
  const days = await giveDays(state.days, known, hasTime);
  if (!isDeepStrictEqual(days, state.days)) await set(STATE, { ...state, days });
};
