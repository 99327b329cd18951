import { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { COMMENTS_PAGE_SIZE } from '@bigorna/domain/limits';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { apiGet } from '#shared/api/client.ts';
import { useDebounced } from '#shared/browser/use-debounced.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { type CommentRow, toCommentRow, toLiveCommentRow } from './comment-row.ts';
import { type CommentsState, getCommentsKey } from './comments-state.ts';
import { filterPinnedRows, mergeRows } from './merge-rows.ts';
import { findConfirmedComments, type LocalCommentsState } from './use-local-comments.ts';

const NONE: readonly CommentRow[] = [];

/** Longer than the CDN caches a response (`sharedCacheSeconds`: 5 s). */
const RESPONSE_MAX_AGE_MS = 6000;

/** Refetches after the signature changed, but only once the CDN has dropped the previous response. */
export const useRefetchAfter = (signature: string | undefined, refetch: () => unknown): void => {
  const settled = useDebounced(signature, RESPONSE_MAX_AGE_MS);
  const previous = useRef(settled);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== settled) refetch();
    previous.current = settled;
  }, [settled, refetch]);
};

export interface VisibleComments {
  status: 'loading' | 'failed' | 'ready';
  error: unknown;
  rows: readonly CommentRow[];
  /** The member's own comments and replies on the mod, live. */
  memberRows: readonly CommentRow[];
  /** Id of the comment whose thread contains the linked reply; null if the URL links to no reply. */
  thread: string | null;
  /** Comments with an official reply, pinned above the first page; not in `rows`. */
  pinned: readonly CommentRow[];
  total: number;
  /** Number of the shown page. For a link to one comment, the server chooses the page. */
  page: number;
  pages: number;
  /** Whether the data still belongs to the previous page. */
  isStale: boolean;
  refetch: () => void;
}

/** A public page of a mod's comments. Keeps the previous page while the next page loads. */
const commentsQuery = (slug: string, { sort, kind, page, comment }: CommentsState) =>
  queryOptions({
    queryKey: [...getCommentsKey(slug), sort, kind, page, comment],
    queryFn: async ({ signal }) => {
      // Omits defaults, so that equal queries get the same URL.
      const query = {
        sort: sort === 'newest' ? undefined : sort,
        kind: kind === 'all' ? undefined : kind,
        page: page === 1 ? undefined : page,
        comment,
      };
      const { data, meta } = await apiGet(feedbackEndpoints, 'listComments', { params: { slug }, query }, signal);
      return { comments: data, meta };
    },
    // Fails at once when offline, instead of pausing.
    networkMode: 'always',
    refetchOnReconnect: true,
    placeholderData: keepPreviousData,
  });

/** A page of a mod's comments. The newest comments of all kinds are live for members; other pages come from the API. */
export const useComments = (
  mod: ModPage,
  state: CommentsState,
  { known, forget }: Pick<LocalCommentsState, 'known' | 'forget'>,
): VisibleComments => {
  const query = useQuery(commentsQuery(mod.slug, state));
  const { sort, kind, comment } = state;
  const isStale = query.isPlaceholderData;
  const page = comment === undefined ? state.page : isStale ? undefined : query.data?.meta?.page;
  const isNewest = sort === 'newest' && kind === 'all' && page === 1;
  const live = useLive('comments', isNewest ? { modId: mod.id, limit: COMMENTS_PAGE_SIZE } : undefined);
  const memberComments = useLive('ownComments', { modId: mod.id });
  const liveRows = useMemo(() => live.data?.map(toLiveCommentRow), [live.data]);
  const memberRows = useMemo(() => memberComments.data?.map(toLiveCommentRow) ?? NONE, [memberComments.data]);
  const { refetch } = query;
  const meta = query.data?.meta;
  // Refetches after a live change, because only the response has the counts and the pinned comments.
  useRefetchAfter(liveRows?.map(({ id, reply }) => `${id} ${reply?.created_at}`).join(), refetch);
  useEffect(() => {
    const confirmed = findConfirmedComments(known, [...(liveRows ?? []), ...memberRows]);
    if (confirmed.length > 0) forget(confirmed);
  }, [known, forget, liveRows, memberRows]);

  const merged = useMemo(() => {
    const listed = liveRows ?? query.data?.comments.map(toCommentRow);
    if (!listed) return undefined;
    const isLast = liveRows ? liveRows.length < COMMENTS_PAGE_SIZE : (page ?? 1) >= (query.data?.meta?.pages ?? 1);
    const rows = mergeRows({ listed, others: memberRows, known, state: { sort, kind }, isFirst: page === 1, isLast });
    const above = page === 1 ? (query.data?.meta?.pinned ?? []).map(toCommentRow) : [];
    const pinned = filterPinnedRows(above, [...(liveRows ?? []), ...memberRows], known);
    return { rows: rows.filter(({ id }) => pinned.every((one) => one.id !== id)), pinned };
  }, [liveRows, memberRows, query.data, known, sort, kind, page]);

  const isWhole = liveRows !== undefined && liveRows.length < COMMENTS_PAGE_SIZE;
  return {
    // Waits for the pinned comments in the response, because they would shift the list if they came later.
    status: merged && !query.isPending ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    rows: merged?.rows ?? NONE,
    pinned: merged?.pinned ?? NONE,
    memberRows,
    thread: (comment !== undefined && meta?.thread) || null,
    total: isWhole ? liveRows.length : (meta?.total ?? 0),
    page: page ?? state.page,
    pages: meta?.pages ?? 1,
    isStale,
    refetch: () => void refetch(),
  };
};
