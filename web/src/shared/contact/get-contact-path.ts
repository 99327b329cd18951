import { defineMessages } from 'react-intl';
import { paths } from '#shared/routing/paths.ts';

/** Subjects of links to the contact form. */
export const contactSubjects = defineMessages({
  appeal: { id: 'contact.appealSubject', defaultMessage: 'Recurso contra um banimento' },
  partnership: { id: 'contact.partnershipSubject', defaultMessage: 'Proposta de parceria' },
});

/** Path of a contact form with a subject. */
export const getContactPath = (subject: string, path: string = paths.contact): string =>
  `${path}?${new URLSearchParams({ subject })}`;
