import { revokeSessions as revoke } from '../../../accounts/revoke-sessions.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Ends all sessions of an account of lower rank. */
export const revokeSessions: Handler<'revokeSessions'> = async ({ params, caller, request }) => {
  const entry = await revoke(params.uid, actorOf({ caller, request }));
  return { data: null, message: 'sessions_revoked', headers: logEntryHeader(entry) };
};
