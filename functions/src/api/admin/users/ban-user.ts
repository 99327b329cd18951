import { ban } from '../../../accounts/ban.ts';
import { bannableUserOf } from '../../../accounts/own-user.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { now } from '../../../platform/clock.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

const endOf = (until: string | null | undefined): Date | null => {
  if (until === null || until === undefined) return null;
  const end = new Date(until);
  if (end > now()) return end;
  throw new ApiError('invalid_request', { fields: [{ path: 'until', code: 'invalid_value' }] });
};

/** Bans an account of lower rank. */
export const banUser: Handler<'banUser'> = async ({ params, body, caller, request }) => {
  const terms = { code: body.reason_code, words: body.reason ?? '', until: endOf(body.until) };
  const { account, entry } = await ban(params.uid, terms, actorOf({ caller, request }));
  return { data: bannableUserOf(params.uid, account), message: 'user_banned', headers: logEntryHeader(entry) };
};
