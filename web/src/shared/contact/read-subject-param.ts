import { PRINTABLE_TEXT } from '@bigorna/domain/entities/common';
import { CONTACT } from '@bigorna/domain/limits';

/** Reads a subject from the URL: trimmed, cut to the form's maximum, empty if it is not printable. */
export const readSubjectParam = (subject: string | null): string => {
  const trimmed = (subject ?? '').trim().slice(0, CONTACT.subject);
  return PRINTABLE_TEXT.test(trimmed) ? trimmed : '';
};
