import { adsQuestion, type contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import { AD, adCards, adFields, listAds } from '../../../ads/ad-records.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { recordCalls } from './record-calls.ts';

const calls = recordCalls({ kind: AD, fieldsOf: adFields, cardsOf: adCards });

const adminListAds: Handler<'adminListAds'> = async ({ query }) => {
  const rows = await listAds(parseQuestion(adsQuestion, query));
  return listAnswer('ads', rows, await adCards(rows.found));
};

/** Ads. */
export const AD_HANDLERS: Pick<
  Handlers,
  Extract<keyof typeof contentEndpoints, `admin${string}Ad` | 'adminListAds'>
> = {
  adminListAds,
  adminGetAd: calls.get,
  adminCreateAd: calls.create,
  adminUpdateAd: calls.update,
  adminDeleteAd: calls.delete,
};
