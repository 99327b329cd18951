import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import type { Actor } from '../../audit/actor.ts';
import { canBeUndone } from '../../audit/undo.ts';
import type { Caller } from '../../members/accounts/caller.ts';
import { doc, get } from '../../platform/firestore.ts';
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

/**
 * Like {@link getLogEntryHeader}, for actions with entries that cannot be undone. Such an entry has no header. A failed
 * read gives no header either, because the action is already done.
 */
export const readLogEntryHeader = async (entry: string | undefined): Promise<Record<string, string>> => {
  const logged = entry === undefined ? undefined : await get(doc('logs/{entry}', entry)).catch(() => undefined);
  return getLogEntryHeader(logged && canBeUndone(logged) ? entry : undefined);
};

/** Responds to a change that returns no data. */
export const respondDone = (entry: string | undefined, message: SuccessCode) => ({
  data: null,
  message,
  headers: getLogEntryHeader(entry),
});
