import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';

export type AdState = 'running' | 'planned' | 'ended' | 'off';

/** An ad that has ended is `ended`, whether it is active or not. */
export const getAdState = (
  { active, starts_at, ends_at }: Pick<AdminAd, 'active' | 'starts_at' | 'ends_at'>,
  now: Date,
): AdState => {
  if (new Date(ends_at) <= now) return 'ended';
  if (!active) return 'off';
  return new Date(starts_at) > now ? 'planned' : 'running';
};
