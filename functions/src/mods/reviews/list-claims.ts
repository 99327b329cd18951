import type { ReviewClaim } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { getDisplayNames } from '../../members/accounts/display-names.ts';
import { now } from '../../platform/clock.ts';
import { doc, getAll, run } from '../../platform/firestore.ts';
import { getActiveClaim, getClaimStart } from '../stored/claims.ts';

/** Many more than staff review at the same time. */
const CLAIMS_MAX = 100;

/** The mods that somebody is reviewing now. A decided mod has no claim. */
export const listClaims = async (): Promise<ReviewClaim[]> => {
  const since = new Date(now().getTime() - CLAIM_MS);
  const docs = await run('modsClaimedSince', { since }, { limit: CLAIMS_MAX });
  const claims = docs.flatMap(({ path, data }) => {
    const claim = getActiveClaim(data);
    return claim === undefined ? [] : [{ modId: path.split('/')[1] ?? '', claim }];
  });
  const [mods, names] = await Promise.all([
    getAll(claims.map(({ modId }) => doc('mods/{mod}', modId))),
    getDisplayNames(claims.map(({ claim }) => claim.uid)),
  ]);
  return claims.map(({ modId, claim }, i) => ({
    mod_id: modId,
    title: mods[i]?.title ?? '',
    uid: claim.uid,
    name: names.get(claim.uid) ?? '',
    since: getClaimStart(claim).toISOString(),
  }));
};
