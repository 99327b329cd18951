const [STARS_MIN, STARS_MAX] = [1, 5];

interface RatingCounts {
  readonly ratings: number;
  readonly stars: number;
}

/** A few high ratings must not outrank many: the score counts this many additional ratings of three stars. */
const PRIOR = { ratings: 5, stars: 15 } as const;

/** Score for the order by rating: a Bayesian average; 0 without ratings. */
export const getRatingScore = ({ ratings, stars }: RatingCounts): number =>
  ratings > 0 ? (stars + PRIOR.stars) / (ratings + PRIOR.ratings) : 0;

/**
 * The mean rating of a mod; null without ratings.
 *
 * Clamped to 1–5: the two counts may disagree after a repair or a manual edit, and responses must stay valid.
 */
export const getMeanRating = ({ ratings, stars }: RatingCounts): number | null =>
  ratings > 0 && stars > 0 ? Math.min(STARS_MAX, Math.max(STARS_MIN, stars / ratings)) : null;
