import { unban } from '../../../accounts/ban.ts';
import { bannableUserOf } from '../../../accounts/own-user.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Lifts a ban. */
export const unbanUser: Handler<'unbanUser'> = async ({ params, caller, request }) => {
  const { account, entry } = await unban(params.uid, actorOf({ caller, request }));
  return { data: bannableUserOf(params.uid, account), message: 'user_unbanned', headers: logEntryHeader(entry) };
};
