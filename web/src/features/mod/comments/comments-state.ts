import { COMMENT_KINDS, COMMENT_SORTS, type CommentKind, type CommentSort } from '@bigorna/domain/comment-terms';
import { getCommentUrl } from '#shared/comments/comment-path.ts';

/** Sort, kind and page of the comments in a URL, or the comment that the URL links to. */
export interface CommentsState {
  sort: CommentSort;
  kind: CommentKind | 'all';
  page: number;
  /** Id of a linked comment. The list, newest first, shows the page that contains this comment. */
  comment?: string | undefined;
}

const COMMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const PAGE_MAX = 10_000;

/** Start of the query keys of a mod's comments. */
export const getCommentsKey = (slug: string): readonly string[] => ['comments', slug];

/** The newest comments of all kinds. */
export const FIRST_PAGE: CommentsState = { sort: 'newest', kind: 'all', page: 1 };

/** Parses the comments' part of a query string; drops unknown values. */
export const parseCommentsState = (search: string): CommentsState => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('p'));
  const comment = params.get('c');
  if (comment !== null && COMMENT_ID.test(comment)) return { ...FIRST_PAGE, comment };
  return {
    sort: COMMENT_SORTS.find((known) => known === params.get('o')) ?? 'newest',
    kind: COMMENT_KINDS.find((known) => known === params.get('k')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
};

/** URL of the comments tab with a state; omits defaults. */
export const getCommentsUrl = (tabAddress: string, { sort, kind, page, comment }: CommentsState): string => {
  const params = new URLSearchParams();
  if (comment !== undefined) return getCommentUrl(tabAddress, comment);
  if (sort !== 'newest') params.set('o', sort);
  if (kind !== 'all') params.set('k', kind);
  if (page !== 1) params.set('p', String(page));
  const query = params.toString();
  return (query && `${tabAddress}&${query}`) || tabAddress;
};
