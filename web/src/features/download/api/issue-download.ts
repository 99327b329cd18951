import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads';
import { apiSend } from '#api/client.ts';

/**
 * A ticket for one release, good for ten minutes. Throws ApiError: `email_not_verified`, `download_url_unavailable`,
 * `mod_not_found`.
 */
export const issueDownload = async (modId: string, releaseId: string, token: string): Promise<DownloadTicket> =>
  (
    await apiSend<DownloadTicket>('POST', `/mods/${encodeURIComponent(modId)}/download`, {
      token,
      body: { release_id: releaseId },
    })
  ).data;
