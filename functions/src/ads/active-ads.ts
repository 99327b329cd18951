import { type AdCard, adCard } from '@bigorna/domain/endpoints/mods';
import type { Ad } from '@bigorna/domain/entities/ad';
import { notFoundUnless } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { type Found, run } from '../platform/firestore.ts';
import { kept } from '../platform/kept.ts';

/** Ads change seldom, and are asked for with every page. */
const switchedOn = kept(60_000, () => run('activeAds', { active: true }));

const running = async (): Promise<Found<Ad>[]> => {
  const at = now();
  return (await switchedOn()).filter(({ data }) => data.starts_at <= at && at < data.ends_at);
};

/** The ads running now in some placements, heaviest first; at most a minute behind the staff's changes. */
export const activeAds = async (placements: readonly Ad['placement'][]): Promise<AdCard[]> =>
  (await running())
    .filter(({ data }) => placements.includes(data.placement))
    .toSorted((a, b) => b.data.weight - a.data.weight)
    .map(({ id, data }) => adCard.parse({ id, ...data }));

/** @throws ApiError ad_not_found for an ad that does not run now */
export const runningAd = async (id: string): Promise<Found<Ad>> =>
  notFoundUnless(
    (await running()).find((ad) => ad.id === id),
    'ad_not_found',
  );
