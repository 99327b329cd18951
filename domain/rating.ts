/** The fewest and the most stars that one can give. */
const [LEAST, MOST] = [1, 5];

/**
 * The mean of a mod's ratings as lists and pages show it; null without any. The two counted figures can disagree, after a
 * repair or an edit by hand: the mean stays within 1 and 5 all the same, so that no answer fails over it.
 */
export const ratingOf = ({ ratings, stars }: { readonly ratings: number; readonly stars: number }): number | null =>
  ratings > 0 && stars > 0 ? Math.min(MOST, Math.max(LEAST, stars / ratings)) : null;
