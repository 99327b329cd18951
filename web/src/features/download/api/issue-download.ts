import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads.schemas';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/**
 * Issues a ticket for one release, valid for ten minutes.
 *
 * @throws ApiError, such as `email_not_verified`, `download_url_unavailable`, `mod_not_found`
 */
export const issueDownload = async (call: AuthorizedFetch, modId: string, releaseId: string): Promise<DownloadTicket> =>
  (await call(downloadEndpoints, 'issueDownload', { params: { id: modId }, body: { release_id: releaseId } })).data;
