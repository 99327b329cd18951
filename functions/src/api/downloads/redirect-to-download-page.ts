import { getDownloadErrorPath } from '@bigorna/domain/download-return';
import { downloadOrigin } from '@bigorna/domain/endpoints/downloads.schemas';
import type { Context } from 'hono';
import { createRedirect } from '../../mods/downloads/file-store.ts';
import type { ApiError } from '../../platform/api-error.ts';
import type { ApiEnv } from '../request-context.ts';

/**
 * Redirects a browser back to the download page if a ticket URL fails. Otherwise the browser would show JSON.
 *
 * @returns undefined for other calls and for clients that are not browsers
 */
export const redirectToDownloadPage = (error: ApiError, c: Context<ApiEnv>): Response | undefined => {
  if (c.get('endpoint') !== 'redeemDownload' || !c.req.header('Accept')?.includes('text/html')) return undefined;
  const origin = downloadOrigin.safeParse(c.req.query());
  return origin.success ? createRedirect(getDownloadErrorPath(origin.data, error.code)) : undefined;
};
