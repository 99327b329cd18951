import { reply } from '../../../comments/reply.ts';
import { staffComment } from '../../../comments/staff-act.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Answers a comment officially. */
export const replyToComment: Handler<'replyToComment'> = async ({ params, body, caller, request }) => {
  const on = { ...params, actor: actorOf({ caller, request }) };
  const entry = await reply(on, body.text);
  return { data: await staffComment(on), message: 'reply_sent', headers: logEntryHeader(entry) };
};
