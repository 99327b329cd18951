import { BRAND } from '@bigorna/domain/brand';
import { INSTALL_FOLDER, LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import {
  AGES,
  BANNED_EMAIL_DAYS,
  CONTACT_REPLY_HOURS,
  DAY_MS,
  EVENT_DAYS,
  LANGUAGE_CACHE_MS,
  LOCAL_HISTORY_MAX,
  SESSION_AGE_MS,
  TICKET_LIFETIME_MS,
  UNVERIFIED_ACCOUNT_DAYS,
} from '@bigorna/domain/limits';
import { RATE_LIMIT_HOURS_MAX, RETENTION_DAYS } from '@bigorna/domain/retention';
import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { contactSubjects, getContactPath } from '#shared/contact/get-contact-path.ts';
import { formatLoaderNames } from '#shared/mods/loader-names.ts';
import { PATTERNS, paths } from '#shared/routing/paths.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
  limitHours: RATE_LIMIT_HOURS_MAX,
  trustedDays: RETENTION_DAYS.trustedIp,
  logDays: RETENTION_DAYS.serverLog,
  recordDays: RETENTION_DAYS.accessRecord,
  historyDays: RETENTION_DAYS.databaseHistory,
  backupDays: RETENTION_DAYS.databaseBackup,
  fileDays: RETENTION_DAYS.deletedFile,
  copyDays: RETENTION_DAYS.fullCopy,
  sessionDays: SESSION_AGE_MS.member / DAY_MS,
  staffSessionHours: SESSION_AGE_MS.staff / HOUR_MS,
  banYears: BANNED_EMAIL_DAYS / 365,
  minAge: AGES.minimum,
  adultAge: AGES.adult,
  languageDays: LANGUAGE_CACHE_MS / DAY_MS,
  history: LOCAL_HISTORY_MAX,
  unverifiedDays: UNVERIFIED_ACCOUNT_DAYS,
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

/** Values for the messages of text pages: the portal's limits from their constants, and links by tag. */
export const getTextValues = (intl: IntlShape) => ({
  ...facts,
  loaders: formatLoaderNames(intl, LOADERS_BY_TYPE.mod, 'disjunction'),
  appeal: linkTo(getContactPath(intl.formatMessage(contactSubjects.appeal))),
  partnership: linkTo(getContactPath(intl.formatMessage(contactSubjects.partnership))),
});

const takeText = (chunks: readonly string[]): string => chunks.join('');

/** A message of a text page without its links. */
export const formatPlainText = (intl: IntlShape, message: MessageDescriptor): string => {
  const values = Object.entries(getTextValues(intl)).map(([name, value]) => [
    name,
    typeof value === 'function' ? takeText : value,
  ]);
  return String(intl.formatMessage(message, Object.fromEntries(values)));
};
