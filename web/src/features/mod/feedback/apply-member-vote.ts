import type { ModFeedback } from '@bigorna/domain/endpoints/feedback.schemas';

type Votes = Pick<ModFeedback, 'releases'>;

const subtract = (count: number, isOwn: boolean): number => (isOwn ? Math.max(0, count - 1) : count);

/**
 * A mod's compatibility votes with the member's changed vote for a release, which the portal has not counted yet. Null
 * means no vote.
 */
export const applyMemberVote = <Feedback extends Votes>(
  feedback: Feedback,
  release: string,
  before: boolean | null,
  after: boolean | null,
): Feedback => {
  if (before === after) return feedback;
  const { works, broken } = feedback.releases[release] ?? { works: 0, broken: 0 };
  const votes = {
    works: subtract(works, before === true) + Number(after === true),
    broken: subtract(broken, before === false) + Number(after === false),
  };
  return { ...feedback, releases: { ...feedback.releases, [release]: votes } };
};
