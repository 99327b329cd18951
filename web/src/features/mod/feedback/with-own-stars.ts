import type { ModFeedback } from '@bigorna/domain/endpoints/feedback';

type Ratings = Pick<ModFeedback, 'rating' | 'ratings' | 'stars'>;

const changed = (given: number, star: number, before: number | null, after: number): number =>
  Math.max(0, given - (star === before ? 1 : 0) + (star === after ? 1 : 0));

/** A mod's ratings with a member's own changed, until the portal has counted it. */
export const withOwnStars = <Feedback extends Ratings>(
  feedback: Feedback,
  before: number | null,
  after: number,
): Feedback => {
  if (before === after) return feedback;
  const [one, two, three, four, five] = feedback.stars;
  const stars: Ratings['stars'] = [
    changed(one, 1, before, after),
    changed(two, 2, before, after),
    changed(three, 3, before, after),
    changed(four, 4, before, after),
    changed(five, 5, before, after),
  ];
  const ratings = stars.reduce((sum, count) => sum + count, 0);
  const total = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { ...feedback, stars, ratings, rating: ratings === 0 ? null : total / ratings };
};
