import { removeReply as takeAway } from '../../../comments/reply.ts';
import { staffComment } from '../../../comments/staff-act.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Takes an official reply away. */
export const removeReply: Handler<'removeReply'> = async ({ params, caller, request }) => {
  const on = { ...params, actor: actorOf({ caller, request }) };
  const entry = await takeAway(on);
  return { data: await staffComment(on), message: 'reply_removed', headers: logEntryHeader(entry) };
};
