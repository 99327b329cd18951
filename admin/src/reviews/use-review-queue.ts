import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { type ActFailure, readFailure } from '../acts/use-staff-act.tsx';
import { useOnUndo } from '../acts/use-undo.ts';
import { refusalNotice } from './notices.ts';
import { afterStep, awaitsNext, currentOf, type Decided, NEW_SITTING } from './sitting.ts';
import { useReviews } from './use-reviews.ts';

/** Why nothing could be loaded, in the API's words; null where it did not answer. */
type Failure = { message: string | null } | undefined;

/**
 * One sitting at the review queue: the item on the screen, claimed for its reader, and the next one already at hand.
 *
 * @param first the mod to begin with; null begins with the longest waiting one
 */
export const useReviewQueue = (first: string | null) => {
  const [sitting, step] = useReducer(afterStep, NEW_SITTING);
  const [failure, setFailure] = useState<Failure>();
  const { reviews, notices, setNotice, askNext, claim, claimAgain, readAgain, holds, forget, giveUp } = useReviews();
  const wished = useRef(first);
  /** The next item, asked for while the last one is read. */
  const ahead = useRef<Promise<Review | null> | undefined>(undefined);

  const { open } = sitting;
  const take = useCallback(async (): Promise<Review | null> => {
    const wish = wished.current;
    wished.current = null;
    if (wish) return claim(wish);
    const coming = ahead.current;
    ahead.current = undefined;
    // Where nothing was left then, something may have come since.
    return (await coming?.catch(() => null)) ?? askNext(open);
  }, [open, claim, askNext]);

  const waits = awaitsNext(sitting) && failure === undefined;
  useEffect(() => {
    if (!waits) return;
    let isOver = false;
    take()
      .then((review) => {
        if (isOver) ahead.current = Promise.resolve(review);
        else step(review ? { type: 'arrived', id: review.mod.id } : { type: 'ended' });
      })
      .catch((error: unknown) => setFailure({ message: readFailure(error)?.message ?? null }));
    return () => {
      isOver = true;
    };
  }, [waits, take]);

  const id = currentOf(sitting);
  const isLast = id !== undefined && sitting.at === open.length - 1;
  useEffect(() => {
    if (isLast) ahead.current ??= askNext(open).catch(() => null);
  }, [isLast, open, askNext]);
  const goBackTo = useEffectEvent((seen: string) => claimAgain(seen, reviews.get(seen)));
  useEffect(() => {
    if (id !== undefined && !holds(id)) void goBackTo(id);
  }, [id, holds]);
  useOnUndo(({ target }) => step({ type: 'undone', id: target.replace(/^mods\//, '') }));
  /** The item that its reader edits; the sitting and its claims go on meanwhile. */
  const [editing, setEditing] = useState<string>();

  const review = id === undefined ? undefined : reviews.get(id);
  const notice = id === undefined ? undefined : notices.get(id);
  /** Leaves the item on the screen to whoever comes first. */
  const leave = (): void => {
    if (id !== undefined) void giveUp(id);
  };
  return {
    sitting,
    review,
    notice,
    titleOf: (seen: string): string => reviews.get(seen)?.mod.title ?? seen,
    failure,
    retry: () => setFailure(undefined),
    /** What a decision's refusal means for the item on the screen; answers whether it is shown. */
    refused: (refusal: ActFailure): boolean => {
      if (!review) return false;
      const { code, message } = refusal;
      if (code === 'claimed') setNotice(review.mod.id, refusalNotice(refusal));
      else if (code === 'stale' || code === 'move_not_allowed') void readAgain(review, message);
      else return false;
      return true;
    },
    decided: (item: Decided) => {
      forget(item.id);
      setNotice(item.id, null);
      step({ type: 'decided', item });
    },
    skip: () => {
      leave();
      step(id !== undefined && notice?.kind === 'gone' ? { type: 'dropped', id } : { type: 'skipped' });
    },
    move: (by: 1 | -1) => {
      leave();
      step({ type: 'moved', by });
    },
    editing,
    edit: () => setEditing(id),
    editEnded: async (saved: boolean) => {
      // One's own change is no news: the item is shown as it is now.
      if (saved && editing !== undefined) await claimAgain(editing);
      setEditing(undefined);
    },
    takeUp: (from: 'skipped' | 'queue') => step({ type: 'taken_up', from }),
  };
};

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
