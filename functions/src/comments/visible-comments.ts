import type { commentsQuery } from '@bigorna/domain/endpoints/feedback';
import type { Comment } from '@bigorna/domain/entities/member';
import { PINNED_COMMENTS_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { count, type Found, runSound } from '../platform/firestore.ts';

type CommentsQuery = z.output<typeof commentsQuery>;
type Direction = CommentsQuery['sort'];

/** A page of a mod's comments that everybody may read. */
export interface CommentsPage {
  readonly found: readonly Found<Comment>[];
  readonly total: number;
  /** Those with an official reply, the newest reply first. */
  readonly pinned: readonly Found<Comment>[];
}

const OPPOSITE = { newest: 'oldest', oldest: 'newest' } as const;

/** A part of them in a direction, of all kinds or of one; a comment that does not fit its schema is left out. */
const partOf = async (
  mod: string,
  { kind }: CommentsQuery,
  direction: Direction,
  part: { offset: number; limit: number },
): Promise<Found<Comment>[]> => {
  const visible = { mod, hidden: false };
  const isNewest = direction === 'newest';
  const { found } =
    kind === 'all'
      ? await runSound(isNewest ? 'commentsNewest' : 'commentsOldest', visible, part)
      : await runSound(isNewest ? 'commentsOfKindNewest' : 'commentsOfKindOldest', { ...visible, kind }, part);
  return found;
};

const totalOf = (mod: string, { kind }: CommentsQuery): Promise<number> =>
  kind === 'all'
    ? count('commentsNewest', { mod, hidden: false })
    : count('commentsOfKindNewest', { mod, hidden: false, kind });

const pinnedOf = async (mod: string, { kind }: CommentsQuery): Promise<Found<Comment>[]> => {
  const part = { limit: PINNED_COMMENTS_MAX };
  const { found } =
    kind === 'all'
      ? await runSound('commentsAnswered', { mod, hidden: false }, part)
      : await runSound('commentsOfKindAnswered', { mod, hidden: false, kind }, part);
  return found;
};

/** Firestore bills what it skips: a page is read from the end that it is nearer to. */
const pageOf = async (mod: string, query: CommentsQuery, total: number): Promise<Found<Comment>[]> => {
  const [from, to] = [(query.page - 1) * query.limit, Math.min(query.page * query.limit, total)];
  if (from >= total) return [];
  const limit = to - from;
  if (from <= total - to) return partOf(mod, query, query.sort, { offset: from, limit });
  return (await partOf(mod, query, OPPOSITE[query.sort], { offset: total - to, limit })).reverse();
};

/** A page of the comments that are not hidden; one past the end reads none. */
export const visibleComments = async (mod: string, query: CommentsQuery): Promise<CommentsPage> => {
  const [total, pinned] = await Promise.all([totalOf(mod, query), pinnedOf(mod, query)]);
  return { found: await pageOf(mod, query, total), total, pinned };
};
