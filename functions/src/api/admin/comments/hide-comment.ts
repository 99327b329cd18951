import { setHidden } from '../../../comments/moderate.ts';
import { staffComment } from '../../../comments/staff-act.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Hides a comment from everybody but its author and staff. */
export const hideComment: Handler<'hideComment'> = async ({ params, body, caller, request }) => {
  const on = { ...params, actor: actorOf({ caller, request }) };
  const entry = await setHidden(on, true, body.reason);
  return { data: await staffComment(on), message: 'comment_hidden', headers: logEntryHeader(entry) };
};
