import type { EndpointQuery } from '@bigorna/domain/endpoints/index.schemas';
import type { Comment } from '@bigorna/domain/entities/member';
import { count, doc, get } from '../../platform/firestore.ts';

type CommentsQuery = EndpointQuery<'listComments'>;

/**
 * The query for the page of a linked comment. `thread` is the comment whose replies the page opens; null without a
 * thread.
 */
interface CommentPage {
  readonly query: CommentsQuery;
  readonly thread: string | null;
}

const readShown = async (mod: string, id: string): Promise<Comment | undefined> => {
  const comment = await get(doc('mods/{mod}/comments/{comment}', mod, id));
  return comment?.hidden === false ? comment : undefined;
};

/**
 * Resolves a link to one comment: finds its page in the list of newest comments. If visitors may not see the comment,
 * opens the first page. A reply is on the page of the comment that it replies to. A query without a linked comment
 * stays as it is. Costs one read, two for a reply, and a count.
 */
export const findCommentPage = async (mod: string, { comment: id, ...query }: CommentsQuery): Promise<CommentPage> => {
  if (id === undefined) return { query, thread: null };
  const linked = await readShown(mod, id);
  const parent = linked?.parent ?? null;
  const listed = parent === null ? linked : await readShown(mod, parent);
  const newer = listed
    ? await count('commentsAfter', { mod, parent: null, hidden: false, after: listed.created_at })
    : 0;
  const page = Math.floor(newer / query.limit) + 1;
  return {
    query: { ...query, sort: 'newest', kind: 'all', parent: undefined, page },
    thread: listed === undefined ? null : parent,
  };
};
