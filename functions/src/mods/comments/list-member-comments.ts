import type { MemberComment } from '@bigorna/domain/endpoints/member-pages.schemas';
import { type Comment, comment } from '@bigorna/domain/entities/member';
import { COMMENTS_PAGE_SIZE } from '@bigorna/domain/limits';
import { catalogue } from '../../catalogue/index.ts';
import { getAll, type LenientResult, type QueryDoc, runLenient } from '../../platform/firestore.ts';
import { getCommentRef } from './comment-command.ts';
import { toCommentCard } from './to-comment-card.ts';

interface MemberComments {
  readonly comments: MemberComment[];
  /** The value of `before` for the next page; null on the last page. */
  readonly next: string | null;
}

/** Bounds the reads of a page. A member may have commented on many mods that were hidden since. */
const ROUNDS_MAX = 3;
/** One comment more than a page, to know whether another page follows. */
const ROUND_SIZE = COMMENTS_PAGE_SIZE + 1;
/** Later than every comment. */
const END = new Date('9999-12-31T23:59:59Z');

const getModId = ({ path }: QueryDoc<Comment>): string => path.split('/')[1] ?? '';

/** Path of the comment that a reply answers; empty if the comment is not a reply. */
const getParentPath = (one: QueryDoc<Comment>): string[] =>
  one.data.parent === null ? [] : [getCommentRef({ mod: getModId(one), id: one.data.parent }).path];

/** The given paths, without those of hidden or deleted comments. */
const findVisible = async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const distinct = [...new Set(paths)];
  const stored = await getAll(distinct.map((path) => ({ path, schema: comment.pick({ hidden: true }) })));
  return new Set(distinct.filter((_, i) => stored[i]?.hidden === false));
};

/** The comments on mods that visitors may see, without replies to hidden comments. */
const selectVisible = async (docs: readonly QueryDoc<Comment>[]): Promise<MemberComment[]> => {
  const [cards, parents] = await Promise.all([
    catalogue.cards([...new Set(docs.map(getModId))]),
    findVisible(docs.flatMap(getParentPath)),
  ]);
  const mods = new Map(cards.map(({ id, slug, title, language }) => [id, { slug, title, language }]));
  return docs.flatMap((one) => {
    const mod = mods.get(getModId(one));
    if (mod === undefined || !getParentPath(one).every((path) => parents.has(path))) return [];
    const { id, text, kind, release, created_at, edited_at } = toCommentCard(one.id, one.data);
    return [{ id, text, kind, release, created_at, edited_at, mod }];
  });
};

/** A page of a member's comments that visitors may see, newest first, older than `before`. */
export const listMemberComments = async (uid: string, before: string | undefined): Promise<MemberComments> => {
  const values = { uid, hidden: false, before: before === undefined ? END : new Date(before) };
  const visible: MemberComment[] = [];
  let after: LenientResult<Comment>['last'];
  let oldest: string | null = null;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const page = after === undefined ? { limit: ROUND_SIZE } : { limit: ROUND_SIZE, after };
    const { docs, last } = await runLenient('visibleCommentsBefore', values, page);
    visible.push(...(await selectVisible(docs)));
    const comments = visible.slice(0, COMMENTS_PAGE_SIZE);
    if (visible.length > COMMENTS_PAGE_SIZE) return { comments, next: comments.at(-1)?.created_at ?? null };
    if (last === undefined) return { comments, next: null };
    oldest = docs.at(-1)?.data.created_at.toISOString() ?? oldest;
    after = last;
  }
  return { comments: visible, next: oldest };
};
