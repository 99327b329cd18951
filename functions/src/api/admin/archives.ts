import type { archiveEndpoints } from '@bigorna/domain/endpoints/admin/archives';
import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { toUrl } from '@bigorna/domain/endpoints/endpoint';
import { createTicket, signTicket } from '../../mods/downloads/ticket.ts';
import { logFetch } from '../../mods/releases/log-fetch.ts';
import { listReleaseArchive, readReleaseText } from '../../mods/releases/look-into.ts';
import { now } from '../../platform/clock.ts';
import { TICKET_SECRET } from '../../platform/parameters.ts';
import { consume } from '../../platform/rate-limits.ts';
import type { Handlers } from '../mount.ts';
import { getLogEntryHeader, toActor, toReleaseId } from './staff-call.ts';

export const ARCHIVE_HANDLERS: Pick<Handlers, keyof typeof archiveEndpoints> = {
  listArchive: async ({ params, caller }) => {
    await consume('archive_reads_by_account', caller.uid);
    return { data: await listReleaseArchive(toReleaseId(params)) };
  },
  readArchiveFile: async ({ params, query, caller }) => {
    await consume('archive_reads_by_account', caller.uid);
    return { data: await readReleaseText(toReleaseId(params), query.path) };
  },
  /** Issues a ticket for a release of any verdict. The audit log names the reviewer who got it. */
  fetchReleaseFile: async (request) => {
    const { params, caller } = request;
    const id = toReleaseId(params);
    const entry = await logFetch(id, toActor(request));
    const ticket = { ...createTicket({ ...id, uid: caller.uid }, now()), isForReview: true };
    const signed = signTicket(ticket, TICKET_SECRET.value());
    return {
      data: { url: toUrl(downloadEndpoints.redeemDownload, { ticket: signed }) },
      headers: getLogEntryHeader(entry),
    };
  },
};
