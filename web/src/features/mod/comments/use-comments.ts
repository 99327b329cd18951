import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { COMMENTS_PAGE_SIZE } from '@bigorna/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSettled } from '#app/search/use-settled.ts';
import { useLive } from '#session/live/use-live-source.ts';
import { commentsQuery } from '../api/comments-query.ts';
import { type CommentRow, rowOfCard, rowOfLive } from './comment-row.ts';
import type { CommentsState } from './comments-address.ts';
import { mergeRows, pinnedRows } from './merge-rows.ts';
import { type KnownCommentsState, knownAsRead } from './use-known-comments.ts';

const NONE: readonly CommentRow[] = [];

/** An answer may be kept that long on its way. */
const KEPT_MS = 6000;

/** Reads figures and pinned ones again some time after the comments that are followed live have changed. */
const useRefetchAfter = (live: readonly CommentRow[] | undefined, refetch: () => unknown): void => {
  const seen = live?.map(({ id, reply }) => `${id} ${reply?.created_at}`).join();
  const settled = useSettled(seen, KEPT_MS);
  const former = useRef(settled);
  useEffect(() => {
    if (former.current !== undefined && former.current !== settled) refetch();
    former.current = settled;
  }, [settled, refetch]);
};

export interface ShownComments {
  status: 'loading' | 'failed' | 'ready';
  error: unknown;
  rows: readonly CommentRow[];
  /** Those with an official reply that stand above the first page; not among `rows`. */
  pinned: readonly CommentRow[];
  total: number;
  pages: number;
  /** Whether what is shown is still the page asked for before. */
  isStale: boolean;
  /** Reads the page again. */
  refetch: () => void;
}

/** A page of a mod's comments: live where it is a member's first page of the newest, else as the API answers. */
export const useComments = (
  mod: ModPage,
  state: CommentsState,
  { known, forget }: Pick<KnownCommentsState, 'known' | 'forget'>,
): ShownComments => {
  const answer = useQuery(commentsQuery(mod.slug, state));
  const { sort, kind, page } = state;
  const isNewest = sort === 'newest' && kind === 'all' && page === 1;
  const live = useLive('comments', isNewest ? { modId: mod.id, limit: COMMENTS_PAGE_SIZE } : undefined);
  const own = useLive('ownComments', { modId: mod.id });
  const liveRows = useMemo(() => live.data?.map(rowOfLive), [live.data]);
  const ownRows = useMemo(() => own.data?.map(rowOfLive) ?? NONE, [own.data]);
  const { refetch } = answer;
  const meta = answer.data?.meta;
  useRefetchAfter(liveRows, refetch);
  useEffect(() => {
    const read = knownAsRead(known, [...(liveRows ?? []), ...ownRows]);
    if (read.length > 0) forget(read);
  }, [known, forget, liveRows, ownRows]);

  const merged = useMemo(() => {
    const listed = liveRows ?? answer.data?.comments.map(rowOfCard);
    if (!listed) return undefined;
    const isLast = liveRows ? liveRows.length < COMMENTS_PAGE_SIZE : page >= (answer.data?.meta?.pages ?? 1);
    const rows = mergeRows({ listed, others: ownRows, known, state: { sort, kind }, isFirst: page === 1, isLast });
    const above = page === 1 ? (answer.data?.meta?.pinned ?? []).map(rowOfCard) : [];
    const pinned = pinnedRows(above, [...(liveRows ?? []), ...ownRows], known);
    return { rows: rows.filter(({ id }) => pinned.every((one) => one.id !== id)), pinned };
  }, [liveRows, ownRows, answer.data, known, sort, kind, page]);

  const isWhole = liveRows !== undefined && liveRows.length < COMMENTS_PAGE_SIZE;
  return {
    // Those above the list come with the answer: shown later, they would push away what is being read.
    status: merged && !answer.isPending ? 'ready' : answer.isError ? 'failed' : 'loading',
    error: answer.error,
    rows: merged?.rows ?? NONE,
    pinned: merged?.pinned ?? NONE,
    total: isWhole ? liveRows.length : (meta?.total ?? 0),
    pages: meta?.pages ?? 1,
    isStale: answer.isPlaceholderData,
    refetch: () => void refetch(),
  };
};
