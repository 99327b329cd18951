import { SHOWN_AS_IS } from '@bigorna/domain/entities/common';
import { CONTACT } from '@bigorna/domain/limits';

/** A subject that an address brings along, as far as the form would take it. */
export const subjectGiven = (subject: string | null): string => {
  const cut = (subject ?? '').trim().slice(0, CONTACT.subject);
  return SHOWN_AS_IS.test(cut) ? cut : '';
};
