import { leaveMod } from '../../../reviews/claim-mod.ts';
import type { Handler } from '../../handler.ts';

/** Gives a claim up. */
export const leaveReview: Handler<'leaveReview'> = async ({ params, caller }) => {
  await leaveMod(params.id, caller.uid);
  return { data: null };
};
