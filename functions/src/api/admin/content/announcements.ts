import { announcementsQuestion, type contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import {
  ANNOUNCEMENT,
  announcementCards,
  announcementFields,
  draftedBy,
  listAnnouncements,
} from '../../../announcements/announcements.ts';
import { sendAnnouncement as send } from '../../../announcements/send-announcement.ts';
import { spend } from '../../../platform/rate-limits.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { actorOf } from '../actor.ts';
import { listAnswer } from '../firestore-page.ts';
import { logEntryHeader } from '../log-entry.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { recordCalls } from './record-calls.ts';

const calls = recordCalls({
  kind: ANNOUNCEMENT,
  fieldsOf: announcementFields,
  bornWith: draftedBy,
  cardsOf: announcementCards,
});

const adminListAnnouncements: Handler<'adminListAnnouncements'> = async ({ query }) => {
  const rows = await listAnnouncements(parseQuestion(announcementsQuestion, query));
  return listAnswer('announcements', rows, await announcementCards(rows.found));
};

const sendAnnouncement: Handler<'sendAnnouncement'> = async ({ params, body, ...by }) => {
  await spend('announcements_by_account', by.caller.uid);
  const entry = await send(params.id, body.updated_at, actorOf(by));
  return { ...(await calls.get({ params })), message: 'announcement_sent', headers: logEntryHeader(entry) };
};

/** What all members are told. */
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
