import { removeComment as removeForGood } from '../../../comments/moderate.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Deletes a comment for good. */
export const removeComment: Handler<'removeComment'> = async ({ params, caller, request }) => {
  const entry = await removeForGood({ ...params, actor: actorOf({ caller, request }) });
  return { data: null, message: 'comment_deleted', headers: logEntryHeader(entry) };
};
