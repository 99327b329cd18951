import type { ErrorCode } from './errors/codes.ts';

/** Whence a browser follows a ticket's address, so that a file that does not come leads back: a mod's slug, a release's id. */
export interface DownloadOrigin {
  readonly mod: string;
  readonly release: string;
}

/** The parameter of a download page's address that says why its file did not come. */
export const FAILED_PARAMETER = 'failed';

/** Why a ticket's address brings no file; besides, as any call, because a service is away. */
export const REDEMPTION_ERRORS = [
  'ticket_invalid',
  'banned',
  'email_not_verified',
  'mod_not_found',
  'download_url_unavailable',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** The page that says why no file came, and lets it be asked for anew: its path on the site. */
export const downloadReturn = ({ mod, release }: DownloadOrigin, code: ErrorCode): string =>
  `/mods/${mod}/download?release=${encodeURIComponent(release)}&${FAILED_PARAMETER}=${code}`;
