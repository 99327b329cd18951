import type { contactMessageEndpoints } from '@bigorna/domain/endpoints/admin/contact-messages';
import type { Handlers } from '../../mount.ts';
import { adminGetContactMessage } from './admin-get-contact-message.ts';
import { adminListContactMessages } from './admin-list-contact-messages.ts';
import { handleContactMessage } from './handle-contact-message.ts';
import { reopenContactMessage } from './reopen-contact-message.ts';

/** Who answers staff’s calls about contact messages. */
export const CONTACT_MESSAGE_HANDLERS: Pick<Handlers, keyof typeof contactMessageEndpoints> = {
  adminListContactMessages,
  adminGetContactMessage,
  handleContactMessage,
  reopenContactMessage,
};
