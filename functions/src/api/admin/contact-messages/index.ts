import type { contactMessageEndpoints } from '@bigorna/domain/endpoints/admin/contact-messages';
import { contactMessagesQuery } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import { handleMessage, reopenMessage } from '../../../portal/contact/handle-message.ts';
import { readStaffMessage, toStaffMessages } from '../../../portal/contact/staff-message.ts';
import type { Handlers } from '../../mount.ts';
import { createListHandler } from '../query-list-page.ts';
import { getLogEntryHeader, readLogEntryHeader, toActor } from '../staff-call.ts';
import { findMessages } from './find-messages.ts';

export const CONTACT_MESSAGE_HANDLERS: Pick<Handlers, keyof typeof contactMessageEndpoints> = {
  adminListContactMessages: createListHandler('contact-messages', contactMessagesQuery, findMessages, toStaffMessages),
  adminGetContactMessage: async ({ params }) => ({ data: await readStaffMessage(params.id) }),
  /** Marks a message as answered, or closes it without an answer. */
  handleContactMessage: async ({ params, body, ...by }) => {
    const { handled_at, ...handling } = body;
    const expected = typeof handled_at === 'string' ? new Date(handled_at) : handled_at;
    const entry = await handleMessage(params.id, { ...handling, seen: expected }, toActor(by));
    const message = handling.answered ? 'message_answered' : 'message_closed';
    return { data: await readStaffMessage(params.id), message, headers: await readLogEntryHeader(entry) };
  },
  reopenContactMessage: async ({ params, ...by }) => {
    const entry = await reopenMessage(params.id, toActor(by));
    return { data: await readStaffMessage(params.id), message: 'message_reopened', headers: getLogEntryHeader(entry) };
  },
};
