import type { contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import { adsQuery, changelogQuery, faqQuery } from '@bigorna/domain/endpoints/admin/content.schemas';
import { AD, listAds, toAdCards, toAdFields } from '../../../portal/ads/ad-records.ts';
import { removeAdPicture } from '../../../portal/ads/remove-ad-picture.ts';
import {
  CHANGELOG,
  listChangelog,
  toChangelogCard,
  toChangelogFields,
} from '../../../portal/site-content/changelog.ts';
import { FAQ, listFaq, toFaqCard, toFaqFields } from '../../../portal/site-content/faq.ts';
import { MEDIA_KIT, toMediaKitCard, toMediaKitFields } from '../../../portal/site-content/media-kit.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, toActor } from '../staff-call.ts';
import { ANNOUNCEMENT_HANDLERS } from './announcements.ts';
import { createCrudHandlers } from './create-crud-handlers.ts';
import { SETTINGS_HANDLERS } from './settings.ts';

const faq = createCrudHandlers({ kind: FAQ, toFields: toFaqFields, toCards: (docs) => docs.map(toFaqCard) });
const changelog = createCrudHandlers({
  kind: CHANGELOG,
  toFields: toChangelogFields,
  toCards: (docs) => docs.map(toChangelogCard),
});
const mediaKit = createCrudHandlers({
  kind: MEDIA_KIT,
  toFields: toMediaKitFields,
  toCards: (docs) => docs.map(toMediaKitCard),
});

const adminListFaq: Handler<'adminListFaq'> = async ({ query }) => {
  const rows = await listFaq(parseListQuery(faqQuery, query));
  return toListResult('faq', rows, rows.docs.map(toFaqCard));
};
const adminListChangelog: Handler<'adminListChangelog'> = async ({ query }) => {
  const rows = await listChangelog(parseListQuery(changelogQuery, query));
  return toListResult('changelog', rows, rows.docs.map(toChangelogCard));
};

type TextCall = `admin${string}${'Faq' | 'Changelog' | 'MediaKit'}`;
/** Handlers of staff calls about FAQ, changelog and media kit. */
const TEXT_HANDLERS: Pick<Handlers, Extract<keyof typeof contentEndpoints, TextCall>> = {
  adminListFaq,
  adminGetFaq: faq.get,
  adminCreateFaq: faq.create,
  adminUpdateFaq: faq.update,
  adminDeleteFaq: faq.delete,
  adminListChangelog,
  adminGetChangelog: changelog.get,
  adminCreateChangelog: changelog.create,
  adminUpdateChangelog: changelog.update,
  adminDeleteChangelog: changelog.delete,
  adminGetMediaKit: mediaKit.get,
  adminUpdateMediaKit: mediaKit.update,
};

const calls = createCrudHandlers({ kind: AD, toFields: toAdFields, toCards: toAdCards });

const adminListAds: Handler<'adminListAds'> = async ({ query }) => {
  const rows = await listAds(parseListQuery(adsQuery, query));
  return toListResult('ads', rows, await toAdCards(rows.docs));
};

const AD_HANDLERS: Pick<
  Handlers,
  Extract<keyof typeof contentEndpoints, `admin${string}Ad` | 'adminListAds' | 'removeAdPicture'>
> = {
  adminListAds,
  adminGetAd: calls.get,
  adminCreateAd: calls.create,
  adminUpdateAd: calls.update,
  adminDeleteAd: calls.delete,
  removeAdPicture: async ({ params, body, ...by }) => {
    const entry = await removeAdPicture(params.id, body.reason, toActor(by));
    return { data: null, message: 'picture_removed', headers: getLogEntryHeader(entry) };
  },
};

export const CONTENT_HANDLERS: Pick<Handlers, keyof typeof contentEndpoints> = {
  ...AD_HANDLERS,
  ...TEXT_HANDLERS,
  ...ANNOUNCEMENT_HANDLERS,
  ...SETTINGS_HANDLERS,
};
