import { handleMessage } from '../../../contact/handle-message.ts';
import { readStaffMessage } from '../../../contact/staff-message.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Marks a message as answered, or puts it aside. */
export const handleContactMessage: Handler<'handleContactMessage'> = async ({ params, body, caller, request }) => {
  const { handled_at, ...wish } = body;
  const seen = typeof handled_at === 'string' ? new Date(handled_at) : handled_at;
  const entry = await handleMessage(params.id, { ...wish, seen }, actorOf({ caller, request }));
  return { data: await readStaffMessage(params.id), message: 'message_handled', headers: logEntryHeader(entry) };
};
