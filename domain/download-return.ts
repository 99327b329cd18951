import type { ErrorCode } from './errors/codes.ts';

/** The download page that linked to a ticket URL. A failed download redirects back to this page. */
export interface DownloadOrigin {
  /** Slug of the mod. */
  readonly mod: string;
  /** Id of the release. */
  readonly release: string;
}

/** Query parameter of the download page: the error code of the failed download. */
export const FAILED_PARAMETER = 'failed';

/** Errors of a ticket URL, in addition to those of every call. */
export const REDEMPTION_ERRORS = [
  'ticket_invalid',
  'banned',
  'email_not_verified',
  'mod_not_found',
  'download_url_unavailable',
  'too_many_requests',
  'download_volume_exceeded',
  'downloads_paused',
] as const satisfies readonly ErrorCode[];

/** Path of the download page that shows an error and offers a retry. */
export const getDownloadErrorPath = ({ mod, release }: DownloadOrigin, code: ErrorCode): string =>
  `/mods/${mod}/download?release=${encodeURIComponent(release)}&${FAILED_PARAMETER}=${code}`;
