import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import type { Actor } from '../../audit/actor.ts';
import type { Caller } from '../../members/accounts/caller.ts';
import type { RequestContext } from '../handler.ts';

/** The actor of a staff call, for the audit log. */
export const toActor = ({ caller, context }: { caller: Caller; context: RequestContext }): Actor => ({
  uid: caller.uid,
  role: caller.account.role,
  requestId: context.id,
});

export const toReleaseId = ({ mod, id }: { mod: string; id: string }) => ({ modId: mod, releaseId: id });

/** Header with the id of the log entry of a staff call; no header if nothing changed. */
export const getLogEntryHeader = (entry: string | undefined): Record<string, string> =>
  entry === undefined ? {} : { [LOG_ENTRY_HEADER]: entry };

/** Responds to a change that returns no data. */
export const respondDone = (entry: string | undefined, message: SuccessCode) => ({
  data: null,
  message,
  headers: getLogEntryHeader(entry),
});
