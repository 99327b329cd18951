import type { reviewEndpoints } from '@bigorna/domain/endpoints/admin/reviews';
import { claimMod, claimNext, releaseClaim } from '../../mods/reviews/claim-mod.ts';
import { listClaims } from '../../mods/reviews/list-claims.ts';
import { readReview } from '../../mods/reviews/read-review.ts';
import type { Handlers } from '../mount.ts';

export const REVIEW_HANDLERS: Pick<Handlers, keyof typeof reviewEndpoints> = {
  /** Lists the current claims: who reviews which mod. */
  listReviewClaims: async () => ({ data: await listClaims() }),
  /** Reads a mod for review without claiming it, for example while a colleague reviews it. */
  getReview: async ({ params, caller }) => ({ data: await readReview(params.id, caller.account.role) }),
  /** Claims the longest waiting unclaimed mod. */
  nextReview: async ({ body, caller }) => {
    const modId = await claimNext(caller.uid, body.skip);
    return { data: modId === undefined ? null : await readReview(modId, caller.account.role) };
  },
  claimReview: async ({ params, caller }) => {
    await claimMod(params.id, caller.uid);
    return { data: await readReview(params.id, caller.account.role) };
  },
  /** Renews a claim (heartbeat). The response contains no review, because the console calls this often. */
  keepReview: async ({ params, caller }) => {
    await claimMod(params.id, caller.uid);
    return { data: null };
  },
  leaveReview: async ({ params, caller }) => {
    await releaseClaim(params.id, caller.uid);
    return { data: null };
  },
};
