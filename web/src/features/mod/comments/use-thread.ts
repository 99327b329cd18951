import { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiGet } from '#shared/api/client.ts';
import { type CommentRow, type LocalComments, toCommentRow } from './comment-row.ts';
import { getCommentsKey } from './comments-state.ts';
import { mergeReplies } from './merge-rows.ts';
import { useRefetchAfter } from './use-comments.ts';

/** The replies to a comment, oldest first, page by page. */
const threadQuery = (slug: string, parent: string) =>
  infiniteQueryOptions({
    queryKey: [...getCommentsKey(slug), 'thread', parent],
    queryFn: async ({ pageParam, signal }) => {
      const query = { parent, sort: 'oldest', page: pageParam === 1 ? undefined : pageParam } as const;
      const { data, meta } = await apiGet(feedbackEndpoints, 'listComments', { params: { slug }, query }, signal);
      return { replies: data, pages: meta?.pages ?? 1 };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pages }, all) => (all.length < pages ? all.length + 1 : undefined),
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** A comment and the sources of its replies. */
export interface ThreadSources {
  slug: string;
  comment: CommentRow;
  isOpen: boolean;
  /** The member's own comments and replies on the mod, live. */
  memberRows: readonly CommentRow[];
  known: LocalComments;
  /** Id of the reply that the URL links to. Pages load until the list contains this reply. */
  linked: string | undefined;
}

/** The replies to a comment. Loads them when the thread opens, and again after their count changes. */
export const useThread = ({ slug, comment, isOpen, memberRows, known, linked }: ThreadSources) => {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...threadQuery(slug, comment.id),
    enabled: isOpen,
  });
  useRefetchAfter(isOpen ? String(comment.replies) : undefined, refetch);
  const listed = data?.pages.flatMap((page) => page.replies.map(toCommentRow)) ?? [];
  const replies = mergeReplies(comment.id, { listed, others: memberRows, known });
  const isMissing = linked !== undefined && replies.every(({ id }) => id !== linked);
  const shouldContinue = isMissing && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (shouldContinue) void fetchNextPage();
  }, [shouldContinue, fetchNextPage]);
  return { replies, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch };
};
