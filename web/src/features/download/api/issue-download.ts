import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

/**
 * A ticket for one release, good for ten minutes. Throws ApiError: `email_not_verified`, `download_url_unavailable`,
 * `mod_not_found`.
 */
export const issueDownload = async (call: AuthorizedFetch, modId: string, releaseId: string): Promise<DownloadTicket> =>
  (
    await call<DownloadTicket>({
      method: 'POST',
      path: `/mods/${encodeURIComponent(modId)}/download`,
      body: { release_id: releaseId },
    })
  ).data;
