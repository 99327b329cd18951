import { setHidden } from '../../../comments/moderate.ts';
import { staffComment } from '../../../comments/staff-act.ts';
import type { Handler } from '../../handler.ts';

/** Shows a hidden comment again. */
export const restoreComment: Handler<'restoreComment'> = async ({ params, body, caller, request }) => {
  const on = { ...params, actor: caller.uid, requestId: request.id };
  await setHidden(on, false, body.reason);
  return { data: await staffComment(on), message: 'comment_restored' };
};
