import { LookingChip } from '#shared/people/looking-chip.tsx';
import { useReviewClaims } from './use-review-claims.ts';

/** Who is reviewing a pending mod now. Renders nothing if nobody is reviewing it. */
export const ClaimChip = ({ modId, isPending }: { modId: string; isPending: boolean }) => {
  const claim = useReviewClaims({ enabled: isPending }).find(({ mod_id }) => mod_id === modId);
  return isPending && claim ? <LookingChip uid={claim.uid} name={claim.name} /> : null;
};
