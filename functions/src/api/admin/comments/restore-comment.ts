import { setHidden } from '../../../comments/moderate.ts';
import { staffComment } from '../../../comments/staff-act.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Shows a hidden comment again. */
export const restoreComment: Handler<'restoreComment'> = async ({ params, body, caller, request }) => {
  const on = { ...params, actor: actorOf({ caller, request }) };
  const entry = await setHidden(on, false, body.reason);
  return { data: await staffComment(on), message: 'comment_restored', headers: logEntryHeader(entry) };
};
