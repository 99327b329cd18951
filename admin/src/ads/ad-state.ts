import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';

export const AD_STATES = ['running', 'planned', 'ended', 'off'] as const;
export type AdState = (typeof AD_STATES)[number];

/** Where an ad stands: what is over stays over, also where it was switched off. */
export const adState = (
  { active, starts_at, ends_at }: Pick<AdminAd, 'active' | 'starts_at' | 'ends_at'>,
  now: Date,
): AdState => {
  if (new Date(ends_at) <= now) return 'ended';
  if (!active) return 'off';
  return new Date(starts_at) > now ? 'planned' : 'running';
};
