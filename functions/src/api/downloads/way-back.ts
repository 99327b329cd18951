import { downloadReturn } from '@bigorna/domain/download-return';
import { downloadOrigin } from '@bigorna/domain/endpoints/downloads';
import type { Context } from 'hono';
import { redirectTo } from '../../downloads/file-store.ts';
import type { ApiError } from '../../platform/api-error.ts';
import type { ApiEnv } from '../request-facts.ts';

/**
 * Where a browser is led that followed a ticket's address from the site and gets no file: back to the page that says why. It
 * would show the failure's JSON in that page's place. Undefined for other calls, and for those who are no browser.
 */
export const wayBack = (error: ApiError, c: Context<ApiEnv>): Response | undefined => {
  if (c.get('endpoint') !== 'redeemDownload' || !c.req.header('Accept')?.includes('text/html')) return undefined;
  const origin = downloadOrigin.safeParse(c.req.query());
  return origin.success ? redirectTo(downloadReturn(origin.data, error.code)) : undefined;
};
