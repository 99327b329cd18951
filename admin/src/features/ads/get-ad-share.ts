import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';

/** The fields that decide how often an ad is shown. */
export type Booking = Pick<AdminAd, 'id' | 'placement' | 'weight' | 'starts_at' | 'ends_at' | 'active'>;

const overlap = (a: Booking, b: Booking): boolean =>
  new Date(a.starts_at) < new Date(b.ends_at) && new Date(b.starts_at) < new Date(a.ends_at);

/**
 * How often an ad is shown among the ads of its placement with an overlapping period.
 *
 * @returns `share`, from 0 to 1; `total`, the sum of weights; `ads`, the number of these ads, including this one
 */
export const getAdShare = (ad: Booking, all: readonly Booking[]) => {
  const others = all.filter(
    (other) => other.id !== ad.id && other.active && other.placement === ad.placement && overlap(ad, other),
  );
  const total = others.reduce((sum, { weight }) => sum + weight, ad.weight);
  return { share: total === 0 ? 0 : ad.weight / total, total, ads: others.length + 1 };
};
