import { COMMENT_KINDS, COMMENT_SORTS, type CommentKind, type CommentSort } from '@bigorna/domain/comment-terms';

/** Which comments a mod page's address asks for. */
export interface CommentsState {
  sort: CommentSort;
  kind: CommentKind | 'all';
  page: number;
}

const PAGE_MAX = 10_000;

/** What an address's query says of the comments; what is unknown is dropped. */
export const commentsStateOf = (search: string): CommentsState => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('p'));
  return {
    sort: COMMENT_SORTS.find((known) => known === params.get('o')) ?? 'newest',
    kind: COMMENT_KINDS.find((known) => known === params.get('k')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
};

/** An address of the comments' tab with what is asked of them, what is default left out. */
export const withComments = (tabAddress: string, { sort, kind, page }: CommentsState): string => {
  const params = new URLSearchParams();
  if (sort !== 'newest') params.set('o', sort);
  if (kind !== 'all') params.set('k', kind);
  if (page !== 1) params.set('p', String(page));
  const query = params.toString();
  return (query && `${tabAddress}&${query}`) || tabAddress;
};
