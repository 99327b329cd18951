import type { contactMessageEndpoints } from '@bigorna/domain/endpoints/admin/contact-messages';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';

/** Who answers staff’s calls about contact messages. */
export const CONTACT_MESSAGE_HANDLERS: Pick<Handlers, keyof typeof contactMessageEndpoints> = {
  adminListContactMessages: notYet,
  adminGetContactMessage: notYet,
  handleContactMessage: notYet,
  reopenContactMessage: notYet,
};
