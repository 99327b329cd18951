import { BRAND } from '@bigorna/domain/brand';
import { INSTALL_FOLDER } from '@bigorna/domain/catalogue-terms';
import {
  CONTACT_REPLY_HOURS,
  DAY_MS,
  EVENT_DAYS,
  LANGUAGE_CACHE_MS,
  LOCAL_HISTORY_MAX,
  TICKET_LIFETIME_MS,
} from '@bigorna/domain/limits';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';
import { contactAbout, contactSubjects } from '#app/contact-about.ts';
import { PATTERNS, paths } from '#app/paths.ts';

const MINUTE_MS = 60_000;

const linkTo = (to: string) => (chunks: ReactNode[]) => (
  <Link className="text-link" to={to}>
    {chunks}
  </Link>
);

const facts = {
  brand: BRAND.name,
  creator: BRAND.creator,
  hours: CONTACT_REPLY_HOURS,
  eventDays: EVENT_DAYS,
  languageDays: LANGUAGE_CACHE_MS / DAY_MS,
  history: LOCAL_HISTORY_MAX,
  ticketMinutes: TICKET_LIFETIME_MS / MINUTE_MS,
  modFolder: INSTALL_FOLDER.mod,
  addonFolder: INSTALL_FOLDER.addon,
  b: (chunks: ReactNode[]) => <strong>{chunks}</strong>,
  code: (chunks: ReactNode[]) => <code>{chunks}</code>,
  home: linkTo(paths.home),
  search: linkTo(PATTERNS.search),
  register: linkTo(paths.register),
  forgot: linkTo(paths.forgotPassword),
  verify: linkTo(paths.verifyEmail),
  profile: linkTo(paths.editProfile),
  contact: linkTo(paths.contact),
  faq: linkTo(paths.faq),
  terms: linkTo(paths.terms),
  privacy: linkTo(paths.privacy),
  guidelines: linkTo(paths.guidelines),
  mediaKit: linkTo(paths.mediaKit),
};

/** What a text page's messages may name: the portal's figures, so that none is written twice, and links by tag. */
export const textValues = (intl: IntlShape) => ({
  ...facts,
  appeal: linkTo(contactAbout(intl.formatMessage(contactSubjects.appeal))),
  partnership: linkTo(contactAbout(intl.formatMessage(contactSubjects.partnership))),
});
