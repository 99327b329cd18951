import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { saveContactMessage } from '../../contact/save-contact-message.ts';
import type { Handler } from '../handler.ts';

/** Sends the staff a message. */
export const contact: Handler<'contact'> = async ({ body, caller, request }) => {
  await saveContactMessage(body, caller?.uid, request.address);
  return { data: null, message: 'contact_sent', values: { hours: CONTACT_REPLY_HOURS } };
};
