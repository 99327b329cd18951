import type { contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import { announcementsQuery } from '@bigorna/domain/endpoints/admin/content.schemas';
import { consume } from '../../../platform/rate-limits.ts';
import {
  ANNOUNCEMENT,
  getDraftFields,
  listAnnouncements,
  toAnnouncementCards,
  toAnnouncementFields,
} from '../../../portal/announcements/announcements.ts';
import { sendAnnouncement as send } from '../../../portal/announcements/send-announcement.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, toActor } from '../staff-call.ts';
import { createCrudHandlers } from './create-crud-handlers.ts';

const calls = createCrudHandlers({
  kind: ANNOUNCEMENT,
  toFields: toAnnouncementFields,
  initialFields: getDraftFields,
  toCards: toAnnouncementCards,
});

const adminListAnnouncements: Handler<'adminListAnnouncements'> = async ({ query }) => {
  const rows = await listAnnouncements(parseListQuery(announcementsQuery, query));
  return toListResult('announcements', rows, await toAnnouncementCards(rows.docs));
};

const sendAnnouncement: Handler<'sendAnnouncement'> = async ({ params, body, ...by }) => {
  await consume('announcements_by_account', by.caller.uid);
  const entry = await send(params.id, body.updated_at, toActor(by));
  return { ...(await calls.get({ params })), message: 'announcement_sent', headers: getLogEntryHeader(entry) };
};

export const ANNOUNCEMENT_HANDLERS: Pick<
  Handlers,
  Extract<keyof typeof contentEndpoints, `${string}Announcement${string}`>
> = {
  adminListAnnouncements,
  adminGetAnnouncement: calls.get,
  adminCreateAnnouncement: calls.create,
  adminUpdateAnnouncement: calls.update,
  adminDeleteAnnouncement: calls.delete,
  sendAnnouncement,
};
