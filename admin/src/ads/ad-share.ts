import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';

/** What of an ad says how often it is shown. */
export type Booking = Pick<AdminAd, 'id' | 'placement' | 'weight' | 'starts_at' | 'ends_at' | 'active'>;

export interface AdShare {
  /** From 0 to 1. */
  share: number;
  total: number;
  /** Ads of the place that share it, this one included. */
  ads: number;
}

const overlap = (a: Booking, b: Booking): boolean =>
  new Date(a.starts_at) < new Date(b.ends_at) && new Date(b.starts_at) < new Date(a.ends_at);

/** How often an ad is shown among those of its place that run at some time with it. */
export const adShare = (ad: Booking, all: readonly Booking[]): AdShare => {
  const others = all.filter(
    (other) => other.id !== ad.id && other.active && other.placement === ad.placement && overlap(ad, other),
  );
  const total = others.reduce((sum, { weight }) => sum + weight, ad.weight);
  return { share: total === 0 ? 0 : ad.weight / total, total, ads: others.length + 1 };
};
