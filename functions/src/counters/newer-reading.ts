import {
  type Feedback,
  feedback,
  type ModCounts,
  type ReleaseVotes,
  type StarCounts,
} from '@bigorna/domain/entities/mod';
import type { Reading } from './recount.ts';

/** The figures that are recounted, as `counts` has them. */
export type Recounted = Partial<Pick<ModCounts, 'favorites' | 'comments' | 'ratings' | 'stars'>>;

/** What a reading changes of a mod's figures. */
export interface Newer {
  readonly figures: Recounted;
  readonly feedback: Feedback;
}

/** How many ratings there are, and their stars together. */
export const sumsOf = (stars: StarCounts): { ratings: number; stars: number } => {
  const given = Object.entries(stars);
  return {
    ratings: given.reduce((sum, [, times]) => sum + times, 0),
    stars: given.reduce((sum, [star, times]) => sum + Number(star) * times, 0),
  };
};

const releasesWith = (
  known: Feedback['releases'],
  { releases, at }: Reading,
): Record<string, ReleaseVotes> | undefined => {
  const newer = Object.entries(releases).filter(([id]) => (known[id]?.counted_at ?? new Date(0)) < at);
  if (newer.length === 0) return undefined;
  return { ...known, ...Object.fromEntries(newer.map(([id, days]) => [id, { days, counted_at: at }])) };
};

/**
 * What of a reading is newer than what a mod's figures come from: the rest is dropped, so that readings may be applied in
 * any order. Undefined where nothing is.
 */
export const newerOf = (stored: Feedback | undefined, reading: Reading): Newer | undefined => {
  const known = stored ?? feedback.parse({});
  const { at } = reading;
  const isNewer = (kind: keyof Feedback['counted_at']): boolean => (known.counted_at[kind] ?? new Date(0)) < at;
  const favorites = isNewer('favorites') ? reading.favorites : undefined;
  const comments = isNewer('comments') ? reading.comments : undefined;
  const stars = isNewer('ratings') ? reading.stars : undefined;
  const releases = releasesWith(known.releases, reading);
  if ([favorites, comments, stars, releases].every((part) => part === undefined)) return undefined;
  return {
    figures: {
      ...(favorites === undefined ? {} : { favorites }),
      ...(comments === undefined ? {} : { comments }),
      ...(stars === undefined ? {} : sumsOf(stars)),
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
