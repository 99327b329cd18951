import type { ReviewClaim } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const REFRESH_MS = 30_000;

/** The mods that staff are reviewing now. Polled every half minute; one request for a whole list. */
export const useReviewClaims = ({ enabled = true }: { enabled?: boolean } = {}): readonly ReviewClaim[] => {
  const { canCall } = useCurrentStaff();
  const options = { enabled: enabled && canCall('listReviewClaims'), refetchInterval: REFRESH_MS };
  return useStaffQuery('listReviewClaims', {}, options).data ?? [];
};
