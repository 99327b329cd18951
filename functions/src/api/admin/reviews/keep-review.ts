import { claimMod } from '../../../reviews/claim-mod.ts';
import type { Handler } from '../../handler.ts';

/** Keeps a claim alive: the few reads of the claim alone, for it is called again and again. */
export const keepReview: Handler<'keepReview'> = async ({ params, caller }) => {
  await claimMod(params.id, caller.uid);
  return { data: null };
};
