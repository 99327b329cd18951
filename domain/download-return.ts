import { z } from 'zod';
import { id, slug } from './entities/common.ts';
import type { ErrorCode } from './errors/codes.ts';

/** Whence a browser follows a ticket's address, so that a file that does not come leads back: what the address says besides. */
export const downloadOrigin = z.object({ mod: slug, release: id });
export type DownloadOrigin = z.infer<typeof downloadOrigin>;

/** The parameter of a download page's address that says why its file did not come. */
export const FAILED_PARAMETER = 'failed';

/** The page that says why no file came, and lets it be asked for anew: its path on the site. */
export const downloadReturn = ({ mod, release }: DownloadOrigin, code: ErrorCode): string =>
  `/mods/${mod}/download?release=${encodeURIComponent(release)}&${FAILED_PARAMETER}=${code}`;
