import type { reviewEndpoints } from '@bigorna/domain/endpoints/admin/reviews';
import type { Handlers } from '../../mount.ts';
import { claimReview } from './claim-review.ts';
import { keepReview } from './keep-review.ts';
import { leaveReview } from './leave-review.ts';
import { nextReview } from './next-review.ts';

/** Who answers reviewers’ calls. */
export const REVIEW_HANDLERS: Pick<Handlers, keyof typeof reviewEndpoints> = {
  nextReview,
  claimReview,
  keepReview,
  leaveReview,
};
