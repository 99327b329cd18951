import { countAd } from '../../ads/count-ad.ts';
import type { Handler } from '../handler.ts';

/** A visitor sees an ad. */
export const viewAd: Handler<'viewAd'> = async ({ params, request }) => {
  await countAd('ad_view', params.id, request);
  return { data: null };
};
