import { contactMessagesQuestion } from '@bigorna/domain/endpoints/admin/contact-messages';
import { staffMessages } from '../../../contact/staff-message.ts';
import type { Handler } from '../../handler.ts';
import { listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { findMessages } from './find-messages.ts';

/** Lists contact messages. */
export const adminListContactMessages: Handler<'adminListContactMessages'> = async ({ query }) => {
  const page = await findMessages(parseQuestion(contactMessagesQuestion, query));
  return listAnswer('contact-messages', page, await staffMessages(page.found));
};
