import type { AD_EVENTS } from '@bigorna/domain/entities/counting';
import { countOnce } from '../counters/count-once.ts';
import { type Visit, visitorOf } from '../counters/visitor.ts';
import { runningAd } from './active-ads.ts';

/**
 * Counts that a visitor saw or followed an ad, once a day.
 *
 * @throws ApiError ad_not_found for an ad that does not run now
 */
export const countAd = async (kind: (typeof AD_EVENTS)[number], adId: string, visit: Visit): Promise<void> => {
  const { id } = await runningAd(adId);
  await countOnce({ kind, ad_id: id }, await visitorOf(visit));
};
