import type { commentsQuery } from '@bigorna/domain/endpoints/feedback.schemas';
import type { Comment } from '@bigorna/domain/entities/member';
import { PINNED_COMMENTS_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { count, doc, get, type QueryDoc, runLenient } from '../../platform/firestore.ts';

type CommentsQuery = z.output<typeof commentsQuery>;

/** A page of a mod's visible comments. */
export interface CommentsPage {
  readonly docs: readonly QueryDoc<Comment>[];
  readonly total: number;
  /** Comments with an official reply, newest reply first. */
  readonly pinned: readonly QueryDoc<Comment>[];
}

const OPPOSITE = { newest: 'oldest', oldest: 'newest' } as const;

/** Queries by order: the first for comments of all kinds, the second for comments of one kind. */
const QUERIES = {
  newest: ['commentsNewest', 'commentsOfKindNewest'],
  oldest: ['commentsOldest', 'commentsOfKindOldest'],
  useful: ['commentsUseful', 'commentsOfKindUseful'],
  answered: ['commentsAnswered', 'commentsOfKindAnswered'],
} as const;

/** A slice of the visible comments in one order. Skips invalid documents. */
const readSlice = async (
  mod: string,
  { kind, parent }: CommentsQuery,
  order: keyof typeof QUERIES,
  part: { offset?: number; limit: number },
): Promise<QueryDoc<Comment>[]> => {
  const visible = { mod, parent: parent ?? null, hidden: false };
  const [ofAll, ofKind] = QUERIES[order];
  const { docs } =
    kind === 'all' ? await runLenient(ofAll, visible, part) : await runLenient(ofKind, { ...visible, kind }, part);
  return docs;
};

const countVisible = (mod: string, { kind, parent }: CommentsQuery): Promise<number> => {
  const visible = { mod, parent: parent ?? null, hidden: false };
  return kind === 'all' ? count('commentsNewest', visible) : count('commentsOfKindNewest', { ...visible, kind });
};

/**
 * Firestore bills skipped documents, so a page is read from the nearer end. The order by usefulness is always read from
 * its start, because readers rarely go further.
 */
const readPage = async (mod: string, query: CommentsQuery, total: number): Promise<QueryDoc<Comment>[]> => {
  const [from, to] = [(query.page - 1) * query.limit, Math.min(query.page * query.limit, total)];
  if (from >= total) return [];
  const limit = to - from;
  if (query.sort === 'useful' || from <= total - to) return readSlice(mod, query, query.sort, { offset: from, limit });
  return (await readSlice(mod, query, OPPOSITE[query.sort], { offset: total - to, limit })).reverse();
};

/** Whether visitors may see the comment of a thread, and so its replies. */
const isThreadShown = async (mod: string, id: string): Promise<boolean> =>
  (await get(doc('mods/{mod}/comments/{comment}', mod, id)))?.hidden === false;

/**
 * A page of visible comments, or of the replies to `parent`. Empty if the parent is hidden. Replies are never pinned.
 * Reads no documents past the end.
 */
export const readVisibleComments = async (mod: string, query: CommentsQuery): Promise<CommentsPage> => {
  const { parent } = query;
  if (parent !== undefined && !(await isThreadShown(mod, parent))) return { docs: [], total: 0, pinned: [] };
  const [total, pinned] = await Promise.all([
    countVisible(mod, query),
    parent === undefined ? readSlice(mod, query, 'answered', { limit: PINNED_COMMENTS_MAX }) : [],
  ]);
  return { docs: await readPage(mod, query, total), total, pinned };
};
