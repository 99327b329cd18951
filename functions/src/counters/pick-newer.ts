import {
  type Feedback,
  feedback,
  type ModCounts,
  type ReleaseVotes,
  type StarCounts,
} from '@bigorna/domain/entities/mod';
import type { RecountResult } from './recount.ts';

/** Recounted fields in the format of `counts`. */
export type Recounted = Partial<Pick<ModCounts, 'favorites' | 'comments' | 'ratings' | 'stars'>>;

/** Changes of a mod's counts by a recount. */
export interface RecountChanges {
  readonly counts: Recounted;
  readonly feedback: Feedback;
}

/** Number of ratings and the sum of their stars. */
export const sumStars = (stars: StarCounts): { ratings: number; stars: number } => {
  const entries = Object.entries(stars);
  return {
    ratings: entries.reduce((sum, [, times]) => sum + times, 0),
    stars: entries.reduce((sum, [star, times]) => sum + Number(star) * times, 0),
  };
};

const mergeReleases = (
  known: Feedback['releases'],
  { releases, at }: RecountResult,
): Record<string, ReleaseVotes> | undefined => {
  const newer = Object.entries(releases).filter(([id]) => (known[id]?.counted_at ?? new Date(0)) < at);
  if (newer.length === 0) return undefined;
  return { ...known, ...Object.fromEntries(newer.map(([id, days]) => [id, { days, counted_at: at }])) };
};

/**
 * The parts of a recount that are newer than the stored counts. Older parts are dropped, so recounts can be applied in
 * any order. Undefined if nothing is newer.
 */
export const pickNewer = (stored: Feedback | undefined, result: RecountResult): RecountChanges | undefined => {
  const known = stored ?? feedback.parse({});
  const { at } = result;
  const isNewer = (kind: keyof Feedback['counted_at']): boolean => (known.counted_at[kind] ?? new Date(0)) < at;
  const favorites = isNewer('favorites') ? result.favorites : undefined;
  const comments = isNewer('comments') ? result.comments : undefined;
  const stars = isNewer('ratings') ? result.stars : undefined;
  const releases = mergeReleases(known.releases, result);
  if ([favorites, comments, stars, releases].every((part) => part === undefined)) return undefined;
  return {
    counts: {
      ...(favorites === undefined ? {} : { favorites }),
      ...(comments === undefined ? {} : { comments }),
      ...(stars === undefined ? {} : sumStars(stars)),
    },
    feedback: {
      stars: stars ?? known.stars,
      releases: releases ?? known.releases,
      counted_at: {
        ...known.counted_at,
        ...(favorites === undefined ? {} : { favorites: at }),
        ...(comments === undefined ? {} : { comments: at }),
        ...(stars === undefined ? {} : { ratings: at }),
      },
    },
  };
};
