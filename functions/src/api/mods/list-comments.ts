import { COMMENTS_NEAR } from '@bigorna/domain/limits';
import { catalogue } from '../../catalogue/index.ts';
import { listComments as commentsOf } from '../../comments/list-comments.ts';
import { starsOf } from '../../mods/feedback.ts';
import { notFoundUnless } from '../../platform/api-error.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** A page of the comments that everybody may read, those with an official reply, and the ratings by stars. */
export const listComments: Handler<'listComments'> = async ({ params, query, request }) => {
  const { id } = notFoundUnless(await catalogue.resolve(params.slug), 'mod_not_found');
  if (query.page * query.limit > COMMENTS_NEAR) await spend('far_comments_by_address', request.address);
  const [{ comments, total, pinned }, stars] = await Promise.all([commentsOf({ mod: id, query }), starsOf(id)]);
  const { page, limit } = query;
  return { data: comments, meta: { total, page, limit, pages: Math.ceil(total / limit), pinned, stars } };
};
