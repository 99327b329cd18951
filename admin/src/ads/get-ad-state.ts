import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';

export type AdState = 'running' | 'planned' | 'ended' | 'off';

/** State of an ad. An ended ad stays ended even if it is inactive. */
export const getAdState = (
  { active, starts_at, ends_at }: Pick<AdminAd, 'active' | 'starts_at' | 'ends_at'>,
  now: Date,
): AdState => {
  if (new Date(ends_at) <= now) return 'ended';
  if (!active) return 'off';
  return new Date(starts_at) > now ? 'planned' : 'running';
};
