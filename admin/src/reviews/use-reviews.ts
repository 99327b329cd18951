import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { useCallback, useState } from 'react';
import { readFailure } from '../acts/use-staff-act.tsx';
import { staffCall } from '../data/staff-call.ts';
import { noticeOf, refusalNotice, useNotices } from './notices.ts';
import { useClaims } from './use-claims.ts';

/** The API takes so many ids to leave out. */
const SKIP_MAX = 200;

/** The items of a sitting as the server last gave them, the claims on them, and what is to be said above each. */
export const useReviews = () => {
  const [reviews, setReviews] = useState<ReadonlyMap<string, Review>>(new Map());
  const { notices, setNotice, clearNotice } = useNotices();
  const claims = useClaims({
    onLost: (id, refused) => setNotice(id, refusalNotice(refused)),
    onKept: (id) => clearNotice(id, 'claimed'),
  });
  const { hold } = claims;

  const keep = useCallback(
    (review: Review): Review => {
      hold(review.mod.id);
      setReviews((all) => new Map(all).set(review.mod.id, review));
      return review;
    },
    [hold],
  );

  /** The longest waiting item that nobody looks at and that is not among those seen; null where none is left. */
  const askNext = useCallback(
    async (seen: readonly string[]): Promise<Review | null> => {
      const { data } = await staffCall('nextReview', { body: { skip: seen.slice(-SKIP_MAX) } });
      return data && keep(data);
    },
    [keep],
  );

  const claim = useCallback(
    async (id: string): Promise<Review> => keep((await staffCall('claimReview', { params: { id } })).data),
    [keep],
  );

  /** Says why an item cannot be decided here, and shows it as it is now. */
  const refuse = useCallback(
    async (id: string, error: unknown): Promise<void> => {
      const refused = readFailure(error);
      if (!refused) return;
      setNotice(id, refusalNotice(refused));
      const { data: mod } = await staffCall('adminGetMod', { params: { id } });
      setReviews((all) => {
        const known = all.get(id);
        return known ? new Map(all).set(id, { ...known, mod }) : all;
      });
    },
    [setNotice],
  );

  /** Claims an item that was gone back to; says so where it is no longer as it was on the screen. */
  const claimAgain = useCallback(
    (id: string, before?: Review) =>
      claim(id)
        .then(({ mod }) => setNotice(id, noticeOf(mod, before)))
        .catch((error: unknown) => refuse(id, error)),
    [claim, refuse, setNotice],
  );

  /** Reads an item anew that is no longer as it was on the screen, and says so above it. */
  const readAgain = useCallback(
    (before: Review, message: string) =>
      claim(before.mod.id)
        .then(({ mod }) => {
          const kind = mod.status === 'pending' ? 'changed' : 'gone';
          setNotice(mod.id, { kind, message, before });
        })
        .catch((error: unknown) => refuse(before.mod.id, error)),
    [claim, refuse, setNotice],
  );
  return { reviews, notices, setNotice, askNext, claim, claimAgain, readAgain, ...claims };
};
