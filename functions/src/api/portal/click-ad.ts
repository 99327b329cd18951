import { countAd } from '../../ads/count-ad.ts';
import type { Handler } from '../handler.ts';

/** A visitor follows an ad. */
export const clickAd: Handler<'clickAd'> = async ({ params, request }) => {
  await countAd('ad_click', params.id, request);
  return { data: null };
};
