import { commentsQuestion } from '@bigorna/domain/endpoints/admin/comments';
import { staffComments } from '../../../comments/staff-comments.ts';
import type { Handler } from '../../handler.ts';
import { listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { findComments } from './find-comments.ts';

/** Lists comments of all mods. */
export const adminListComments: Handler<'adminListComments'> = async ({ query }) => {
  const page = await findComments(parseQuestion(commentsQuestion, query));
  return listAnswer('comments', page, await staffComments(page.found, page.leads));
};
