import { type StatsDays, statsDays } from '@bigorna/domain/entities/portal';
import { DAY_MS, STATISTICS_DAYS_MAX } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { chunks } from '../platform/chunks.ts';
import { now } from '../platform/clock.ts';
import { count, doc, get, sum, transaction } from '../platform/firestore.ts';

/** What happened on a day is told late: so long after its end its figures are final. */
const SETTLED_MS = 10 * 60_000;
/** Days that are counted at once. */
const AT_ONCE = 10;

const STATS = doc('stats/days');

const beginOf = (day: string): number => Date.parse(day);
const isFinal = (day: string, { days, counted_at }: StatsDays): boolean =>
  days[day] !== undefined && counted_at.getTime() >= beginOf(day) + DAY_MS + SETTLED_MS;

/** The days that are kept, oldest first, today last. */
export const keptDays = (at: Date, days = STATISTICS_DAYS_MAX): string[] =>
  Array.from({ length: days }, (_, i) => dayOf(new Date(at.getTime() - (days - 1 - i) * DAY_MS)));

/** Counts a day: three aggregates. Downloads older than their roll-ups are kept are none. */
const countDay = async (day: string): Promise<StatsDays['days'][string]> => {
  const begin = beginOf(day);
  const [since, before] = [new Date(begin), new Date(begin + DAY_MS)];
  const [downloads, registrations, comments] = await Promise.all([
    sum('downloadsOfDay', { day }, 'downloads'),
    count('accountsSince', { after: new Date(begin - 1), until: new Date(before.getTime() - 1) }),
    count('commentsBetween', { since, before }),
  ]);
  return { downloads, registrations, comments };
};

/** Puts new figures in place, unless newer ones are there. */
const put = (figures: StatsDays): Promise<StatsDays> =>
  transaction(async (step) => {
    const stored = await step.get(STATS);
    if (stored !== undefined && stored.counted_at >= figures.counted_at) return stored;
    step.set(STATS, figures);
    return figures;
  });

const storedFigures = async (): Promise<StatsDays> =>
  (await get(STATS)) ?? statsDays.parse({ counted_at: new Date(0) });

/** Counts the days that are not final, and what all files weigh. */
const recount = async (stored: StatsDays): Promise<StatsDays> => {
  const counted_at = now();
  const all = keptDays(counted_at);
  const open = all.filter((day) => !isFinal(day, stored));
  const counted = new Map<string, StatsDays['days'][string]>();
  for (const some of chunks(open, AT_ONCE)) {
    const figures = await Promise.all(some.map(countDay));
    for (const [i, one] of figures.entries()) counted.set(some[i] ?? '', one);
  }
  const days = all.flatMap((day) => {
    const figures = counted.get(day) ?? stored.days[day];
    return figures === undefined ? [] : [[day, figures] as const];
  });
  const storage_bytes = await sum('allReleases', {}, 'file_size');
  return put({ days: Object.fromEntries(days), storage_bytes, counted_at });
};

/**
 * The figures of the last days, those of today at most so old. Days that are over are counted once more after they have
 * settled, and then never again.
 */
export const dailyFigures = async (todayMs: number): Promise<StatsDays> => {
  const stored = await storedFigures();
  return now().getTime() - stored.counted_at.getTime() < todayMs ? stored : recount(stored);
};

/**
 * Sees to it that each day is counted while what its downloads are known by is kept, whether or not anybody looks at the
 * figures. One read where there is nothing to do.
 */
export const countDays = async (): Promise<void> => {
  const stored = await storedFigures();
  const at = now();
  const over = keptDays(at).slice(0, -1);
  const hasSettled = (day: string): boolean => at.getTime() >= beginOf(day) + DAY_MS + SETTLED_MS;
  if (over.some((day) => hasSettled(day) && !isFinal(day, stored))) await recount(stored);
};
