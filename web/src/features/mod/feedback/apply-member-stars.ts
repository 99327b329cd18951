import type { ModFeedback } from '@bigorna/domain/endpoints/feedback.schemas';

type Ratings = Pick<ModFeedback, 'rating' | 'ratings' | 'stars'>;

const adjustCount = (count: number, star: number, before: number | null, after: number | null): number =>
  Math.max(0, count - (star === before ? 1 : 0) + (star === after ? 1 : 0));

/** A mod's ratings with the member's change, which the portal has not counted yet. Null means no rating. */
export const applyMemberStars = <Feedback extends Ratings>(
  feedback: Feedback,
  before: number | null,
  after: number | null,
): Feedback => {
  if (before === after) return feedback;
  const [one, two, three, four, five] = feedback.stars;
  const stars: Ratings['stars'] = [
    adjustCount(one, 1, before, after),
    adjustCount(two, 2, before, after),
    adjustCount(three, 3, before, after),
    adjustCount(four, 4, before, after),
    adjustCount(five, 5, before, after),
  ];
  const ratings = stars.reduce((sum, count) => sum + count, 0);
  const total = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { ...feedback, stars, ratings, rating: ratings === 0 ? null : total / ratings };
};
