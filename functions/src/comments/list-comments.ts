import type { CommentCard, CommentsMeta } from '@bigorna/domain/endpoints/feedback';
import type { QueryOf } from '@bigorna/domain/endpoints/index';
import type { Comment } from '@bigorna/domain/entities/member';
import { LRUCache } from 'lru-cache';
import type { Found } from '../platform/firestore.ts';
import { commentCardOf } from './comment-card.ts';
import { visibleComments } from './visible-comments.ts';

type CommentsQuery = QueryOf<'listComments'>;

/** What is asked about a mod, and the answer's parts. */
interface Question {
  readonly mod: string;
  readonly query: CommentsQuery;
}
interface Listed extends Pick<CommentsMeta, 'total' | 'pinned'> {
  readonly comments: CommentCard[];
}

const KEPT_MS = 5000;
const CHARACTERS_MAX = 8 * 1024 * 1024;

const cardOf = ({ id, data }: Found<Comment>): CommentCard => commentCardOf(id, data);

const listed = new LRUCache<string, Listed, Question>({
  ttl: KEPT_MS,
  maxSize: CHARACTERS_MAX,
  sizeCalculation: (answer) => JSON.stringify(answer).length,
  fetchMethod: async (_key, _stale, { context: { mod, query } }) => {
    const { found, total, pinned } = await visibleComments(mod, query);
    return { comments: found.map(cardOf), total, pinned: pinned.map(cardOf) };
  },
});

const keyOf = ({ mod, query: { sort, kind, page, limit } }: Question): string =>
  JSON.stringify([mod, sort, kind, page, limit]);

/**
 * A page of a mod's comments, at most five seconds old; calls at the same time share one reading. Ask only about a mod
 * that visitors may see now.
 */
export const listComments = async (question: Question): Promise<Listed> => {
  const answer = await listed.fetch(keyOf(question), { context: question });
  return answer ?? { comments: [], total: 0, pinned: [] };
};
