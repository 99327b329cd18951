import { unban } from '../../../accounts/ban.ts';
import { bannableUserOf } from '../../../accounts/own-user.ts';
import type { Handler } from '../../handler.ts';

/** Lifts a ban. */
export const unbanUser: Handler<'unbanUser'> = async ({ params, caller, request }) => {
  const actor = { uid: caller.uid, role: caller.account.role, requestId: request.id };
  return { data: bannableUserOf(params.uid, await unban(params.uid, actor)), message: 'user_unbanned' };
};
