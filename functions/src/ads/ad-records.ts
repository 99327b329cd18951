import type { AdminAd, adBody, adsQuestion } from '@bigorna/domain/endpoints/admin/content';
import { type Ad, type ad, adCounts } from '@bigorna/domain/entities/ad';
import type { z } from 'zod';
import { doc, type Found, get, runSound } from '../platform/firestore.ts';
import type { Fields, Kind } from '../records/kind.ts';
import { rowsOf, WHOLE } from '../records/list-records.ts';

/** Ads. The picture of a deleted one stays where it is, for the ad can be brought back. */
export const AD: Kind<typeof ad> = { name: 'ad', at: (id) => doc('ads/{ad}', id) };

/** What is stored of an ad as staff write it. */
export const adFields = ({ updated_at: _seen, starts_at, ends_at, ...written }: z.infer<typeof adBody>): Fields => ({
  ...written,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

/** Ads with what was counted of them. */
export const adCards = async (ads: readonly Found<Ad>[]): Promise<AdminAd[]> => {
  const figures = (await get(doc('stats/ads')))?.ads ?? {};
  return ads.map(({ id, data }) => {
    const { views, clicks } = adCounts.parse(figures[id] ?? {});
    return {
      ...data,
      id,
      starts_at: data.starts_at.toISOString(),
      ends_at: data.ends_at.toISOString(),
      updated_at: data.updated_at.toISOString(),
      views,
      clicks,
      click_rate: views === 0 ? null : clicks / views,
    };
  });
};

export const listAds = async (question: z.infer<typeof adsQuestion>) =>
  rowsOf(await runSound('ads', {}, WHOLE), question);
