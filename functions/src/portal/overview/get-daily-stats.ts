import { type StatsDays, statsDays } from '@bigorna/domain/entities/portal';
import { DAY_MS, STATISTICS_DAYS_MAX } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { now } from '../../platform/clock.ts';
import { count, doc, get, runTransaction, sum } from '../../platform/firestore.ts';

/** The counts of a day become final this long after its end, because events may arrive late. */
const SETTLED_MS = 10 * 60_000;
/** Days counted at the same time. */
const AT_ONCE = 10;

const STATS = doc('stats/days');

const getDayStart = (day: string): number => Date.parse(day);
const isFinal = (day: string, { days, counted_at }: StatsDays): boolean =>
  days[day] !== undefined && counted_at.getTime() >= getDayStart(day) + DAY_MS + SETTLED_MS;

/** The retained days, oldest first, today last. */
export const getRetainedDays = (at: Date, days = STATISTICS_DAYS_MAX): string[] =>
  Array.from({ length: days }, (_, i) => toDay(new Date(at.getTime() - (days - 1 - i) * DAY_MS)));

/** Counts a day with three aggregates. Downloads are missing if the roll-ups of the day were already deleted. */
const countDay = async (day: string): Promise<StatsDays['days'][string]> => {
  const begin = getDayStart(day);
  const [since, before] = [new Date(begin), new Date(begin + DAY_MS)];
  const [downloads, registrations, comments] = await Promise.all([
    sum('downloadsOfDay', { day }, 'downloads'),
    count('accountsSince', { after: new Date(begin - 1), until: new Date(before.getTime() - 1) }),
    count('commentsBetween', { since, before }),
  ]);
  return { downloads, registrations, comments };
};

/** Stores new counts, unless newer counts are stored. */
const saveStats = (counts: StatsDays): Promise<StatsDays> =>
  runTransaction(async (tx) => {
    const stored = await tx.get(STATS);
    if (stored !== undefined && stored.counted_at >= counts.counted_at) return stored;
    tx.set(STATS, counts);
    return counts;
  });

const readStats = async (): Promise<StatsDays> => (await get(STATS)) ?? statsDays.parse({ counted_at: new Date(0) });

/** Counts the days that are not final, and the size of all files. */
const recount = async (stored: StatsDays): Promise<StatsDays> => {
  const counted_at = now();
  const all = getRetainedDays(counted_at);
  const open = all.filter((day) => !isFinal(day, stored));
  const counted = new Map<string, StatsDays['days'][string]>();
  for (const some of splitIntoChunks(open, AT_ONCE)) {
    const dayCounts = await Promise.all(some.map(countDay));
    for (const [i, one] of dayCounts.entries()) counted.set(some[i] ?? '', one);
  }
  const days = all.flatMap((day) => {
    const dayCounts = counted.get(day) ?? stored.days[day];
    return dayCounts === undefined ? [] : [[day, dayCounts] as const];
  });
  const storage_bytes = await sum('allReleases', {}, 'file_size');
  return saveStats({ days: Object.fromEntries(days), storage_bytes, counted_at });
};

/**
 * Counts of the last days. Today's counts are at most `todayMs` old. A past day is counted once more after
 * `SETTLED_MS`, and then never again.
 */
export const getDailyStats = async (todayMs: number): Promise<StatsDays> => {
  const stored = await readStats();
  return now().getTime() - stored.counted_at.getTime() < todayMs ? stored : recount(stored);
};

/**
 * Counts past days before the retention of their downloads ends, even if nobody opens the dashboard. Costs one read if
 * there is nothing to do.
 */
export const countDays = async (): Promise<void> => {
  const stored = await readStats();
  const at = now();
  const pastDays = getRetainedDays(at).slice(0, -1);
  const hasSettled = (day: string): boolean => at.getTime() >= getDayStart(day) + DAY_MS + SETTLED_MS;
  if (pastDays.some((day) => hasSettled(day) && !isFinal(day, stored))) await recount(stored);
};
