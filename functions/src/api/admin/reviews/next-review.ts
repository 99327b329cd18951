import { claimNext } from '../../../reviews/claim-mod.ts';
import { readReview } from '../../../reviews/read-review.ts';
import type { Handler } from '../../handler.ts';

/** Claims the longest waiting mod that nobody looks at. */
export const nextReview: Handler<'nextReview'> = async ({ body, caller }) => {
  const modId = await claimNext(caller.uid, body.skip);
  return { data: modId === undefined ? null : await readReview(modId, caller.account.role) };
};
