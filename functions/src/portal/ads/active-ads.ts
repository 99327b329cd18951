import { type AdCard, adCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { Ad } from '@bigorna/domain/entities/ad';
import type { AD_EVENTS } from '@bigorna/domain/entities/counting';
import { countOnce } from '../../counters/count-once.ts';
import { getVisitorId, type Visit } from '../../counters/visitor.ts';
import { requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { type QueryDoc, run } from '../../platform/firestore.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';

/** Ads change rarely, but every page requests them. */
const getActiveAds = memoizeWithTtl(60_000, () => run('activeAds', { active: true }));

const findRunningAds = async (): Promise<QueryDoc<Ad>[]> => {
  const at = now();
  return (await getActiveAds()).filter(({ data }) => data.starts_at <= at && at < data.ends_at);
};

/** The ads that run now in the given placements, highest weight first. Up to a minute old. */
export const listActiveAds = async (placements: readonly Ad['placement'][]): Promise<AdCard[]> =>
  (await findRunningAds())
    .filter(({ data }) => placements.includes(data.placement))
    .toSorted((a, b) => b.data.weight - a.data.weight)
    .map(({ id, data }) => adCard.parse({ id, ...data }));

/** @throws ApiError ad_not_found if the ad does not run now */
const requireRunningAd = async (id: string): Promise<QueryDoc<Ad>> =>
  requireFound(
    (await findRunningAds()).find((ad) => ad.id === id),
    'ad_not_found',
  );

/**
 * Counts a view or click of an ad, once per visitor and day.
 *
 * @throws ApiError ad_not_found if the ad does not run now
 */
export const countAd = async (kind: (typeof AD_EVENTS)[number], adId: string, visit: Visit): Promise<void> => {
  const { id } = await requireRunningAd(adId);
  await countOnce({ kind, ad_id: id }, await getVisitorId(visit));
};
