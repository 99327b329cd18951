import type { ReleaseVotes } from './entities/mod.ts';
import { DAY_MS, VOTE_DAYS } from './limits.ts';

/** Recent votes about a release. */
export interface VoteCounts {
  readonly works: number;
  readonly broken: number;
}

const isRecent = (day: string, today: string): boolean => {
  const age = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  return age >= 0 && age < VOTE_DAYS;
};

/**
 * Counts the votes of the last {@link VOTE_DAYS} days about a release (R107).
 *
 * @param days votes by day (UTC). Days after `today` do not count.
 * @param today the day of the result (UTC)
 */
export const countRecentVotes = (days: ReleaseVotes['days'], today: string): VoteCounts => {
  const recent = Object.entries(days).flatMap(([day, votes]) => (isRecent(day, today) ? [votes] : []));
  const sum = (side: 'works' | 'broken'): number => recent.reduce((total, votes) => total + votes[side], 0);
  return { works: sum('works'), broken: sum('broken') };
};
