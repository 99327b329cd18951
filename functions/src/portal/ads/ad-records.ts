import type { AdminAd, adBody, adsQuery } from '@bigorna/domain/endpoints/admin/content.schemas';
import { type Ad, type ad, adCounts } from '@bigorna/domain/entities/ad';
import type { z } from 'zod';
import type { CrudType, Fields } from '../../audit/crud/crud-type.ts';
import { ALL_ROWS, selectRows } from '../../audit/crud/select-rows.ts';
import { doc, get, type QueryDoc, runLenient } from '../../platform/firestore.ts';

/** Ads. Deleting an ad keeps its picture for some days, because the deletion can be undone. */
export const AD: CrudType<typeof ad> = { name: 'ad', at: (id) => doc('ads/{ad}', id) };

/** The stored fields of an ad, from the request body. */
export const toAdFields = ({ updated_at: _seen, starts_at, ends_at, ...written }: z.infer<typeof adBody>): Fields => ({
  ...written,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

/** Ads with their views and clicks. */
export const toAdCards = async (ads: readonly QueryDoc<Ad>[]): Promise<AdminAd[]> => {
  const counts = (await get(doc('stats/ads')))?.ads ?? {};
  return ads.map(({ id, data }) => {
    const { views, clicks } = adCounts.parse(counts[id] ?? {});
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

export const listAds = async (query: z.infer<typeof adsQuery>) =>
  selectRows(await runLenient('ads', {}, ALL_ROWS), query);
