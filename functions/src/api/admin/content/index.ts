import type { contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import {
  adsQuery,
  announcementsQuery,
  changelogQuery,
  faqQuery,
} from '@bigorna/domain/endpoints/admin/content.schemas';
import { consume } from '../../../platform/rate-limits.ts';
import { AD, listAds, toAdCards, toAdFields } from '../../../portal/ads/ad-records.ts';
import { removeAdPicture } from '../../../portal/ads/remove-ad-picture.ts';
import {
  ANNOUNCEMENT,
  getDraftFields,
  listAnnouncements,
  toAnnouncementCards,
  toAnnouncementFields,
} from '../../../portal/announcements/announcements.ts';
import { sendAnnouncement } from '../../../portal/announcements/send-announcement.ts';
import { SETTINGS, toSettingsCard, toSettingsFields } from '../../../portal/settings/edit-settings.ts';
import {
  CHANGELOG,
  listChangelog,
  toChangelogCard,
  toChangelogFields,
} from '../../../portal/site-content/changelog.ts';
import { FAQ, listFaq, toFaqCard, toFaqFields } from '../../../portal/site-content/faq.ts';
import { MEDIA_KIT, toMediaKitCard, toMediaKitFields } from '../../../portal/site-content/media-kit.ts';
import type { Handlers } from '../../mount.ts';
import { createListHandler } from '../query-list-page.ts';
import { getLogEntryHeader, respondDone, toActor } from '../staff-call.ts';
import { createCrudHandlers } from './create-crud-handlers.ts';

const ad = createCrudHandlers({ kind: AD, toFields: toAdFields, toCards: toAdCards });
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
const announcement = createCrudHandlers({
  kind: ANNOUNCEMENT,
  toFields: toAnnouncementFields,
  initialFields: getDraftFields,
  toCards: toAnnouncementCards,
});
const settings = createCrudHandlers({
  kind: SETTINGS,
  toFields: toSettingsFields,
  toCards: (docs) => docs.map(toSettingsCard),
});

/** Handlers of staff calls about ads, the portal's texts, announcements and settings. */
export const CONTENT_HANDLERS: Pick<Handlers, keyof typeof contentEndpoints> = {
  adminListAds: createListHandler('ads', adsQuery, listAds, toAdCards),
  adminGetAd: ad.get,
  adminCreateAd: ad.create,
  adminUpdateAd: ad.update,
  adminDeleteAd: ad.delete,
  removeAdPicture: async ({ params, body, ...by }) =>
    respondDone(await removeAdPicture(params.id, body.reason, toActor(by)), 'picture_removed'),
  adminListFaq: createListHandler('faq', faqQuery, listFaq, (docs) => docs.map(toFaqCard)),
  adminGetFaq: faq.get,
  adminCreateFaq: faq.create,
  adminUpdateFaq: faq.update,
  adminDeleteFaq: faq.delete,
  adminListChangelog: createListHandler('changelog', changelogQuery, listChangelog, (docs) =>
    docs.map(toChangelogCard),
  ),
  adminGetChangelog: changelog.get,
  adminCreateChangelog: changelog.create,
  adminUpdateChangelog: changelog.update,
  adminDeleteChangelog: changelog.delete,
  adminGetMediaKit: mediaKit.get,
  adminUpdateMediaKit: mediaKit.update,
  adminListAnnouncements: createListHandler(
    'announcements',
    announcementsQuery,
    listAnnouncements,
    toAnnouncementCards,
  ),
  adminGetAnnouncement: announcement.get,
  adminCreateAnnouncement: announcement.create,
  adminUpdateAnnouncement: announcement.update,
  adminDeleteAnnouncement: announcement.delete,
  sendAnnouncement: async ({ params, body, ...by }) => {
    await consume('announcements_by_account', by.caller.uid);
    const entry = await sendAnnouncement(params.id, body.updated_at, toActor(by));
    return { ...(await announcement.get({ params })), message: 'announcement_sent', headers: getLogEntryHeader(entry) };
  },
  adminGetSettings: settings.get,
  adminUpdateSettings: settings.update,
};
