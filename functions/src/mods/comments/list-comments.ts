import type { CommentCard, CommentsMeta } from '@bigorna/domain/endpoints/feedback.schemas';
import type { EndpointQuery } from '@bigorna/domain/endpoints/index.schemas';
import type { Comment } from '@bigorna/domain/entities/member';
import { LRUCache } from 'lru-cache';
import type { QueryDoc } from '../../platform/firestore.ts';
import { readVisibleComments } from './read-visible-comments.ts';
import { toCommentCard } from './to-comment-card.ts';

type CommentsQuery = EndpointQuery<'listComments'>;

interface ListRequest {
  readonly mod: string;
  readonly query: CommentsQuery;
}
interface CommentList extends Pick<CommentsMeta, 'total' | 'pinned'> {
  readonly comments: CommentCard[];
}

const TTL_MS = 5000;
const CHARACTERS_MAX = 8 * 1024 * 1024;

const toCard = ({ id, data }: QueryDoc<Comment>): CommentCard => toCommentCard(id, data);

const listCache = new LRUCache<string, CommentList, ListRequest>({
  ttl: TTL_MS,
  maxSize: CHARACTERS_MAX,
  sizeCalculation: (result) => JSON.stringify(result).length,
  fetchMethod: async (_key, _stale, { context: { mod, query } }) => {
    const { docs, total, pinned } = await readVisibleComments(mod, query);
    return { comments: docs.map(toCard), total, pinned: pinned.map(toCard) };
  },
});

const getCacheKey = ({ mod, query: { sort, kind, parent, page, limit } }: ListRequest): string =>
  JSON.stringify([mod, sort, kind, parent, page, limit]);

/**
 * A page of a mod's comments, cached for five seconds. Concurrent calls share one read. The caller must check that the
 * mod is visible.
 */
export const listComments = async (request: ListRequest): Promise<CommentList> => {
  const result = await listCache.fetch(getCacheKey(request), { context: request });
  return result ?? { comments: [], total: 0, pinned: [] };
};
