import type { ReleaseVotes } from './entities/mod.ts';
import { DAY_MS, VOTE_DAYS } from './limits.ts';

/** What members say of a release, the newer the heavier. */
export interface WorksFigure {
  readonly works: number;
  readonly broken: number;
  /** How much of the weight says that it works, 0 to 1; null while there is too little to say. */
  readonly share: number | null;
}

/** Less than one vote of today says nothing. */
const LEAST_WEIGHT = 1;

const weightOf = (day: string, today: string): number => {
  const age = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  return age < 0 ? 0 : Math.max(0, 1 - age / VOTE_DAYS);
};

const rounded = (figure: number): number => Math.round(figure * 100) / 100;

/**
 * Whether a release works for those who have it: Σ max(0, 1 − age in days / 90) over its votes, whole days of age.
 *
 * @param days votes by day (UTC), those of a later day than `today` left out.
 * @param today the day it is reckoned for.
 * @returns weights rounded to two decimals.
 */
export const worksFigureOf = (days: ReleaseVotes['days'], today: string): WorksFigure => {
  const sum = (side: 'works' | 'broken'): number =>
    Object.entries(days).reduce((total, [day, votes]) => total + votes[side] * weightOf(day, today), 0);
  const [works, broken] = [sum('works'), sum('broken')];
  const weight = works + broken;
  return {
    works: rounded(works),
    broken: rounded(broken),
    share: weight < LEAST_WEIGHT ? null : rounded(works / weight),
  };
};
