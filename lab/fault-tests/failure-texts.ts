import type { TextCode } from '@bigorna/domain/errors/codes';
import { texts as english } from '@bigorna/domain/errors/texts/en-US';
import { texts as portuguese } from '@bigorna/domain/errors/texts/pt-BR';
import { z } from 'zod';
import { AREAS } from '../../admin/src/shared/i18n/areas/index.ts';
import { raPortuguese } from '../../admin/src/shared/i18n/ra/pt-br.ts';
import { readMessages } from '../../tests/e2e/support/messages.ts';

/** Failure texts of `domain/errors`: of the API, and of the browser if the API does not respond. */
const PORTAL: readonly TextCode[] = [
  'unavailable',
  'connection_error',
  'server_unreachable',
  'mod_load_failed',
  'download_start_failed',
  'profile_update_failed',
  'avatar_update_failed',
  'favorite_failed',
  'favorite_removal_failed',
  'contact_failed',
  'search_failed',
  'registration_failed',
  'account_creation_failed',
  'login_failed',
  'comments_load_failed',
  'comment_send_failed',
  'comment_edit_failed',
  'comment_delete_failed',
  'rating_failed',
  'history_change_failed',
  'notifications_failed',
  // If only the response was lost, the repeated registration finds the name of the first attempt taken.
  'username_taken',
  'email_taken',
  // The journey to a missing page expects this text.
  'mod_not_found',
];
/** Failure states and toasts of the site: ids of web/lang. */
const SITE = [
  'achievements.failed',
  'activity.failed',
  'bell.failed',
  'downloads.localOnly',
  'favorites.loadFailed',
  'history.failed',
  'latePart.failed',
  'notifications.failed',
  'notify.failed',
  'offline.away',
  'preferences.failed',
  'rating.loadFailed',
  'returning.title',
  'routeError.away',
  'routeError.connection',
  'writes.offline',
];
/** Console texts: paths in the catalogue of the console. */
const CONSOLE = [
  'console.error.offline',
  'console.error.export',
  'console.uploads.failure.unavailable',
  'console.uploads.failure.interrupted',
  'console.uploads.phase.stalled',
  'ra.message.authentication_error',
  'ra.notification.http_error',
];

const tree = z.record(z.string(), z.unknown());

/** The longest part of a text between placeholders: every text made from it contains this part. */
const getLongestPiece = (text: unknown): string => {
  if (typeof text !== 'string') throw new Error('A failure text is in no catalogue');
  const pieces = text.split(/\{[^{}]*\}|%\{\w+\}|[{}]/).toSorted((a, b) => b.length - a.length);
  return pieces[0]?.trim() ?? '';
};

/** Finds a console text in Portuguese, the language of the console journeys. */
const findConsoleText = (path: string): unknown =>
  [raPortuguese, ...Object.values(AREAS).map((area) => area['pt-BR'])]
    .map((texts) => path.split('.').reduce<unknown>((inner, key) => tree.safeParse(inner).data?.[key], texts))
    .find(Boolean);

const readPieces = (locale: 'pt-BR' | 'en-US', codes: typeof portuguese, paths: readonly string[]): string[] => {
  const site = readMessages(locale);
  return [...PORTAL.map((code) => codes[code]), ...SITE.map((id) => site[id]), ...paths.map(findConsoleText)].map(
    getLongestPiece,
  );
};

/** Pieces of failure texts by language, for the languages that journeys use. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  'pt-BR': readPieces('pt-BR', portuguese, CONSOLE),
  'en-US': readPieces('en-US', english, []),
};

/**
 * Whether a text on the page is one of the portal's failure messages.
 *
 * @throws Error if no journey uses that language
 */
export const isFailureText = (words: string, locale: string): boolean => {
  const pieces = PIECES[locale];
  if (pieces === undefined) throw new Error(`No journey is in ${locale}`);
  return pieces.some((piece) => words.includes(piece));
};
