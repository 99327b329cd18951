import { editAccount } from '../../../accounts/edit-account.ts';
import { staffCardOf } from '../../../accounts/staff-user.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Changes an account of lower rank. */
export const adminUpdateUser: Handler<'adminUpdateUser'> = async ({ params, body, caller, request }) => {
  const { account, entry } = await editAccount(params.id, body, actorOf({ caller, request }));
  return { data: await staffCardOf(params.id, account, caller), headers: logEntryHeader(entry) };
};
