import type { contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';

/** Who answers staff’s calls about content. */
export const CONTENT_HANDLERS: Pick<Handlers, keyof typeof contentEndpoints> = {
  adminListAds: notYet,
  adminGetAd: notYet,
  adminCreateAd: notYet,
  adminUpdateAd: notYet,
  adminDeleteAd: notYet,
  adminListFaq: notYet,
  adminGetFaq: notYet,
  adminCreateFaq: notYet,
  adminUpdateFaq: notYet,
  adminDeleteFaq: notYet,
  adminListChangelog: notYet,
  adminGetChangelog: notYet,
  adminCreateChangelog: notYet,
  adminUpdateChangelog: notYet,
  adminDeleteChangelog: notYet,
  adminGetMediaKit: notYet,
  adminUpdateMediaKit: notYet,
  adminListAnnouncements: notYet,
  adminGetAnnouncement: notYet,
  adminCreateAnnouncement: notYet,
  adminUpdateAnnouncement: notYet,
  adminDeleteAnnouncement: notYet,
  sendAnnouncement: notYet,
  adminGetSettings: notYet,
  adminUpdateSettings: notYet,
};
