import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { useCallback, useState } from 'react';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { shiftWaiting } from './review-session.ts';
import { useClaims } from './use-claims.ts';
import { getFailureNotice, getNotice, useNotices } from './use-notices.ts';

/** Maximum of ids in the API's `skip`. */
const SKIP_MAX = 200;

/** Items of a session in their latest state, with claims and notices. */
export const useReviews = () => {
  const [reviews, setReviews] = useState<ReadonlyMap<string, Review>>(new Map());
  const { notices, setNotice, clearNotice } = useNotices();
  const claims = useClaims({
    onLost: (id, failure) => setNotice(id, getFailureNotice(failure)),
    onHeartbeat: (id) => clearNotice(id, 'claimed'),
  });
  const { addClaim } = claims;

  const storeReview = useCallback(
    (review: Review): Review => {
      addClaim(review.mod.id);
      setReviews((all) => new Map(all).set(review.mod.id, review));
      return review;
    },
    [addClaim],
  );

  /** Oldest unclaimed item outside the session; null if none is left. */
  const fetchNext = useCallback(
    async (seenIds: readonly string[]): Promise<Review | null> => {
      const { data } = await callStaffApi('nextReview', { body: { skip: seenIds.slice(-SKIP_MAX) } });
      return data && storeReview(data);
    },
    [storeReview],
  );

  const claim = useCallback(
    async (id: string): Promise<Review> => storeReview((await callStaffApi('claimReview', { params: { id } })).data),
    [storeReview],
  );

  /** Claims an item. If a colleague has the item, opens it read-only, and heartbeats claim the item once it is free. */
  const open = useCallback(
    (id: string): Promise<Review> =>
      claim(id).catch(async (error: unknown) => {
        const failure = parseFailure(error);
        if (failure?.code !== 'claimed') throw error;
        const { data } = await callStaffApi('getReview', { params: { id } });
        setNotice(id, getFailureNotice(failure));
        return storeReview(data);
      }),
    [claim, storeReview, setNotice],
  );

  /** Shows why an item cannot be decided, with its current state. */
  const showFailure = useCallback(
    async (id: string, error: unknown): Promise<void> => {
      const failure = parseFailure(error);
      if (!failure) return;
      setNotice(id, getFailureNotice(failure));
      const { data: mod } = await callStaffApi('adminGetMod', { params: { id } });
      setReviews((all) => {
        const review = all.get(id);
        return review ? new Map(all).set(id, { ...review, mod }) : all;
      });
    },
    [setNotice],
  );

  /** Claims an item again when the user returns to it. Adds a notice if the item changed. */
  const reclaim = useCallback(
    (id: string, before?: Review) =>
      claim(id)
        .then(({ mod }) => setNotice(id, getNotice(mod, before)))
        .catch((error: unknown) => showFailure(id, error)),
    [claim, showFailure, setNotice],
  );

  /** Corrects the waiting counts of loaded items after a decision (-1) or its undo (1). */
  const countDecision = (id: string, by: 1 | -1): void => setReviews((all) => shiftWaiting(all, id, by));

  /** Refetches a changed item and adds a notice. */
  const reloadReview = useCallback(
    (before: Review, message: string) =>
      claim(before.mod.id)
        .then(({ mod }) => {
          const kind = mod.status === 'pending' ? 'changed' : 'gone';
          setNotice(mod.id, { kind, message, before });
        })
        .catch((error: unknown) => showFailure(before.mod.id, error)),
    [claim, showFailure, setNotice],
  );
  return { reviews, notices, setNotice, fetchNext, open, reclaim, reloadReview, countDecision, ...claims };
};
