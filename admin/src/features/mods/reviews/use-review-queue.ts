import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { type MutationFailure, parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { useOnUndo, useUndo } from '#shared/actions/use-undo.ts';
import { type DecidedItem, getCurrentItem, INITIAL_SESSION, isAwaitingNext, reduceReview } from './review-session.ts';
import { getFailureNotice } from './use-notices.ts';
import { useReviews } from './use-reviews.ts';

/** Error of a failed load; `message` is null if the API did not respond. */
type Failure = { message: string | null } | undefined;

/**
 * One review session: the current item, claimed for this page, and the prefetched next item.
 *
 * @param first the first mod; null starts with the oldest mod
 */
export const useReviewQueue = (first: string | null) => {
  const [session, dispatch] = useReducer(reduceReview, INITIAL_SESSION);
  const [failure, setFailure] = useState<Failure>();
  const {
    reviews,
    notices,
    setNotice,
    fetchNext,
    open: openItem,
    reclaim,
    reloadReview,
    countDecision,
    hasClaim,
    dropClaim,
    release,
  } = useReviews();
  const requested = useRef(first);
  /** Prefetch of the next item, started while the last loaded item is on screen. */
  const prefetched = useRef<Promise<Review | null> | undefined>(undefined);

  const { open } = session;
  const fetchItem = useCallback(async (): Promise<Review | null> => {
    const requestedId = requested.current;
    requested.current = null;
    // A reload may return to an item that was decided since.
    if (requestedId) {
      const review = await openItem(requestedId).catch((error: unknown) => {
        if (parseFailure(error) === null) throw error;
        return null;
      });
      if (review) return review;
    }
    const prefetch = prefetched.current;
    prefetched.current = undefined;
    // If the prefetch found nothing, check again for new items.
    return (await prefetch?.catch(() => null)) ?? fetchNext(open);
  }, [open, openItem, fetchNext]);

  const isAwaiting = isAwaitingNext(session) && failure === undefined;
  useEffect(() => {
    if (!isAwaiting) return;
    let isCanceled = false;
    fetchItem()
      .then((review) => {
        if (isCanceled) prefetched.current = Promise.resolve(review);
        else dispatch(review ? { type: 'arrived', id: review.mod.id } : { type: 'ended' });
      })
      .catch((error: unknown) => setFailure({ message: parseFailure(error)?.message ?? null }));
    return () => {
      isCanceled = true;
    };
  }, [isAwaiting, fetchItem]);

  const id = getCurrentItem(session);
  // A prefetch claims the next item. Do not prefetch while the user only reads an item that a colleague has claimed.
  const prefetches = id !== undefined && session.position === open.length - 1 && notices.get(id)?.kind !== 'claimed';
  useEffect(() => {
    if (prefetches) prefetched.current ??= fetchNext(open).catch(() => null);
  }, [prefetches, open, fetchNext]);
  const returnTo = useEffectEvent((itemId: string) => reclaim(itemId, reviews.get(itemId)));
  useEffect(() => {
    if (id !== undefined && !hasClaim(id)) void returnTo(id);
  }, [id, hasClaim]);
  const { undo, isUndoing } = useUndo();
  useOnUndo(({ target }) => {
    const undoneId = target.replace(/^mods\//, '');
    if (!session.done.some((item) => item.id === undoneId)) return;
    countDecision(undoneId, 1);
    // Claim the item before showing it, so the user's own undo is not reported as a concurrent change.
    void reclaim(undoneId).then(() => dispatch({ type: 'undone', id: undoneId }));
  });
  /** Id of the item in the edit form. The session and its claims continue. */
  const [editing, setEditing] = useState<string>();

  const lastEntry = session.done.at(-1)?.logEntry ?? null;
  const review = id === undefined ? undefined : reviews.get(id);
  const notice = id === undefined ? undefined : notices.get(id);
  /** Releases the current item for other staff. */
  const releaseCurrent = (): void => {
    if (id !== undefined) release(id);
  };
  return {
    session,
    review,
    notice,
    getTitle: (itemId: string): string => reviews.get(itemId)?.mod.title ?? itemId,
    failure,
    retry: () => setFailure(undefined),
    /** Shows a failed decision as a notice on the current item. Returns false for failures that need a toast. */
    handleFailure: (mutationFailure: MutationFailure): boolean => {
      if (!review) return false;
      const { code, message } = mutationFailure;
      if (code === 'claimed') setNotice(review.mod.id, getFailureNotice(mutationFailure));
      else if (code === 'stale' || code === 'move_not_allowed') void reloadReview(review, message);
      else return false;
      return true;
    },
    decided: (item: DecidedItem) => {
      dropClaim(item.id);
      countDecision(item.id, -1);
      setNotice(item.id, null);
      dispatch({ type: 'decided', item });
    },
    /** Leaves the current item open, and shows the next one. */
    skip: () => {
      releaseCurrent();
      dispatch(id !== undefined && notice?.kind === 'gone' ? { type: 'dropped', id } : { type: 'moved', by: 1 });
    },
    /** Whether an item was opened after the current one. */
    hasNext: session.position < open.length - 1,
    move: (by: 1 | -1) => {
      releaseCurrent();
      dispatch({ type: 'moved', by });
    },
    editing,
    edit: () => setEditing(id),
    editEnded: async (saved: boolean) => {
      // Do not report the user's own change as a conflict: load the item again.
      if (saved && editing !== undefined) await reclaim(editing);
      setEditing(undefined);
    },
    canUndo: lastEntry !== null && !isUndoing && editing === undefined,
    /** Undoes the last decision of the session. */
    undoLast: () => {
      if (lastEntry !== null) void undo(lastEntry);
    },
    resume: (from: 'skipped' | 'queue') => dispatch({ type: 'taken_up', from }),
  };
};

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
