import { claimMod } from '../../../reviews/claim-mod.ts';
import { readReview } from '../../../reviews/read-review.ts';
import type { Handler } from '../../handler.ts';

/** Claims a mod for review. */
export const claimReview: Handler<'claimReview'> = async ({ params, caller }) => {
  await claimMod(params.id, caller.uid);
  return { data: await readReview(params.id, caller.account.role) };
};
