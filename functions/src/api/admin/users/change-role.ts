import { changeRole as give } from '../../../accounts/change-role.ts';
import { staffCardOf } from '../../../accounts/staff-user.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Gives an account of lower rank another role. */
export const changeRole: Handler<'changeRole'> = async ({ params, body, caller, request }) => {
  const { account, entry } = await give(params.uid, body, actorOf({ caller, request }));
  return {
    data: await staffCardOf(params.uid, account, caller),
    message: 'role_changed',
    headers: logEntryHeader(entry),
  };
};
