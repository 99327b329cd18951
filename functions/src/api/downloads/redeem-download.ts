import { bannedError } from '../../accounts/caller.ts';
import { downloadable } from '../../downloads/downloadable.ts';
import { fileStore, redirectTo } from '../../downloads/file-store.ts';
import { recordDownload } from '../../downloads/record-download.ts';
import { openTicket } from '../../downloads/ticket.ts';
import { ApiError, notFoundUnless } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get } from '../../platform/firestore.ts';
import { TICKET_SECRET } from '../../platform/parameters.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** The bytes of a ticket, or the way to them. Everything is asked again: mod and member may have changed since. */
export const redeemDownload: Handler<'redeemDownload'> = async ({ params, request }) => {
  const at = now();
  const ticket = notFoundUnless(openTicket(params.ticket, TICKET_SECRET.value(), at), 'ticket_invalid');
  await spend('redemptions_by_account', ticket.uid);
  const account = notFoundUnless(await get(doc('users/{uid}', ticket.uid)), 'ticket_invalid');
  if (account.is_banned) throw bannedError(account);
  if (!account.is_verified) throw new ApiError('email_not_verified');
  const what = await downloadable(ticket.modId, { release_id: ticket.releaseId });
  const answer =
    'external_url' in what.file
      ? redirectTo(what.file.external_url)
      : await fileStore.deliver(what.file.storage_path, what.release.file_name, request.header('Range'));
  if (request.method !== 'HEAD' && answer.status < 400) await recordDownload(what, ticket.uid, at);
  return answer;
};
