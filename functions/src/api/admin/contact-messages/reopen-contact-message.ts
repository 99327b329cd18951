import { reopenMessage } from '../../../contact/handle-message.ts';
import { readStaffMessage } from '../../../contact/staff-message.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Has a message wait again. */
export const reopenContactMessage: Handler<'reopenContactMessage'> = async ({ params, caller, request }) => {
  const entry = await reopenMessage(params.id, actorOf({ caller, request }));
  return { data: await readStaffMessage(params.id), message: 'message_reopened', headers: logEntryHeader(entry) };
};
