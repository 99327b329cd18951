import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { activeAds } from '../../ads/active-ads.ts';
import type { Handler } from '../handler.ts';

/** The ads that run now. */
export const ads: Handler<'ads'> = async ({ query: { placement } }) => ({
  data: await activeAds(placement === undefined ? AD_PLACEMENTS : [placement]),
});
