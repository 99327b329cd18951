import { downloadable } from '../../downloads/downloadable.ts';
import { newTicket, sealTicket } from '../../downloads/ticket.ts';
import { now } from '../../platform/clock.ts';
import { TICKET_SECRET } from '../../platform/parameters.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** A ticket for the release named, the one recommended for a game, or the mod's headline release. */
export const issueDownload: Handler<'issueDownload'> = async ({ params, body, caller }) => {
  await spend('downloads_by_account', caller.uid);
  const { modId, releaseId, release } = await downloadable(params.id, body);
  const ticket = newTicket({ modId, releaseId, uid: caller.uid }, now());
  return {
    data: {
      url: `/api/download/${sealTicket(ticket, TICKET_SECRET.value())}`,
      release_id: releaseId,
      version: release.version,
      file_name: release.file_name,
      size: release.file_size,
      sha256: release.sha256,
      external: release.external,
      expires_at: ticket.expiresAt.toISOString(),
    },
  };
};
