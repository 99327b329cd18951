import { removeComment as removeForGood } from '../../../comments/moderate.ts';
import type { Handler } from '../../handler.ts';

/** Deletes a comment for good. */
export const removeComment: Handler<'removeComment'> = async ({ params, caller, request }) => {
  await removeForGood({ ...params, actor: caller.uid, requestId: request.id });
  return { data: null, message: 'comment_deleted' };
};
