import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';

/** What messages that begin elsewhere on the site are about. */
export const contactSubjects = defineMessages({
  appeal: { id: 'contact.appealSubject', defaultMessage: 'Recurso contra um banimento' },
  partnership: { id: 'contact.partnershipSubject', defaultMessage: 'Proposta de parceria' },
});

/** The contact form with its subject filled in. */
export const contactAbout = (subject: string): string => `${paths.contact}?${new URLSearchParams({ subject })}`;
