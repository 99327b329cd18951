import { hasPermission } from '@bigorna/domain/access/permissions';
import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { toUrl } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import { createBannedError } from '../../members/accounts/caller.ts';
import { createRedirect, describeFile, fileStore } from '../../mods/downloads/file-store.ts';
import { type DownloadableRelease, findDownloadableRelease } from '../../mods/downloads/find-downloadable-release.ts';
import { clearHistory, countHistory, listHistory, removeFromHistory } from '../../mods/downloads/history.ts';
import { recordDownload } from '../../mods/downloads/record-download.ts';
import { createTicket, signTicket, type Ticket, verifyTicket } from '../../mods/downloads/ticket.ts';
import { deliverWithinVolume } from '../../mods/downloads/volume.ts';
import { findRelease, type StoredRelease } from '../../mods/releases/find-release.ts';
import { DOCUMENTS_NOW } from '../../mods/stored/stored-mod.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get } from '../../platform/firestore.ts';
import { TICKET_SECRET } from '../../platform/parameters.ts';
import { consume } from '../../platform/rate-limits.ts';
import { getSiteSettings } from '../../platform/site-settings.ts';
import type { RequestContext } from '../handler.ts';
import { toListMeta } from '../list-meta.ts';
import type { Handlers } from '../mount.ts';

/**
 * Returns a stored file, or a redirect to an external file. Counts the bytes of a stored file, except for HEAD, which
 * gets only the headers.
 */
const deliver = async (
  { file, release }: Pick<StoredRelease, 'file' | 'release'> | DownloadableRelease,
  uid: string,
  { method, header }: RequestContext,
): Promise<Response> => {
  if ('external_url' in file) return createRedirect(file.external_url);
  if (method === 'HEAD') return describeFile(file.storage_path, release.file_name);
  return deliverWithinVolume(uid, release.file_size, () =>
    fileStore.deliver(file.storage_path, release.file_name, header('Range')),
  );
};

/** Serves a file to a reviewer. The account must still have the permission. Counts the bytes, but no download. */
const redeemReviewTicket = async (
  { modId, releaseId, uid }: Ticket,
  { role }: Account,
  request: RequestContext,
): Promise<Response> => {
  const { admin_panel_access } = await getSiteSettings();
  if (!hasPermission(role, ENDPOINTS.fetchReleaseFile.access, admin_panel_access)) throw new ApiError('ticket_invalid');
  const stored = await findRelease(DOCUMENTS_NOW, { modId, releaseId }).catch((error: unknown) => {
    const isGone = error instanceof ApiError && error.code === 'record_not_found';
    throw isGone ? new ApiError('download_url_unavailable', {}, error) : error;
  });
  return deliver(stored, uid, request);
};

/** Handlers of downloads and of the caller's download history. */
export const DOWNLOAD_HANDLERS: Pick<Handlers, keyof typeof downloadEndpoints> = {
  /** Issues a ticket for a given release, the recommended release for a game version, or the headline release. */
  issueDownload: async ({ params, body, caller }) => {
    await consume('downloads_by_account', caller.uid);
    const { modId, releaseId, release } = await findDownloadableRelease(params.id, body);
    const ticket = createTicket({ modId, releaseId, uid: caller.uid }, now());
    const signed = signTicket(ticket, TICKET_SECRET.value());
    return {
      data: {
        url: toUrl(downloadEndpoints.redeemDownload, { ticket: signed }),
        release_id: releaseId,
        version: release.version,
        file_name: release.file_name,
        size: release.file_size,
        sha256: release.sha256,
        external: release.external,
        expires_at: ticket.expiresAt.toISOString(),
      },
    };
  },
  /**
   * Serves the file of a ticket, or redirects to it. Repeats all checks: mod and member may have changed since the
   * ticket was issued.
   */
  redeemDownload: async ({ params, context }) => {
    const at = now();
    const ticket = requireFound(verifyTicket(params.ticket, TICKET_SECRET.value(), at), 'ticket_invalid');
    await consume('redemptions_by_account', ticket.uid);
    const account = requireFound(await get(doc('users/{uid}', ticket.uid)), 'ticket_invalid');
    if (account.is_banned) throw createBannedError(account, { toOwner: false });
    if (ticket.isForReview) return redeemReviewTicket(ticket, account, context);
    if (!account.is_verified) throw new ApiError('email_not_verified');
    const download = await findDownloadableRelease(ticket.modId, { release_id: ticket.releaseId });
    const response = await deliver(download, ticket.uid, context);
    if (context.method !== 'HEAD' && response.status < 400) await recordDownload(download, ticket.uid, at);
    return response;
  },
  /** Lists the caller's download history, newest first. */
  listHistory: async ({ query, caller }) => {
    const { entries, total } = await listHistory(caller.uid, query);
    return { data: entries, meta: toListMeta(query, { total }) };
  },
  /** Counts the mods in the caller's download history. */
  countHistory: async ({ caller }) => ({ data: { total: await countHistory(caller.uid) } }),
  clearHistory: async ({ caller }) => {
    await clearHistory(caller.uid);
    return { data: null };
  },
  removeFromHistory: async ({ params, caller }) => {
    await removeFromHistory(caller.uid, params.modId);
    return { data: null };
  },
};
