import { CLAIM_MS } from '@bigorna/domain/limits';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { readFailure } from '../acts/use-staff-act.tsx';
import { staffCall } from '../data/staff-call.ts';

/** A claim gets a sign of life several times before it ends, for one may be lost. */
const SIGN_MS = CLAIM_MS / 3;

/**
 * The items that this page keeps for its reader. They are given up one by one, and all when the page is left; a browser
 * that is closed lets them run out.
 *
 * @param onLost told of an item that somebody else has claimed meanwhile, in the API's words
 */
export const useClaims = (onLost: (id: string, message: string) => void) => {
  const held = useRef(new Set<string>());
  const tell = useEffectEvent((id: string, error: unknown) => {
    const refused = readFailure(error);
    if (refused?.code === 'claimed' && held.current.has(id)) onLost(id, refused.message);
  });
  const giveUp = useCallback(async (id: string) => {
    // What is not given up runs out by itself.
    if (held.current.delete(id)) await staffCall('leaveReview', { params: { id } }).catch(() => undefined);
  }, []);
  useEffect(() => {
    const all = held.current;
    const timer = setInterval(() => {
      for (const id of all) staffCall('claimReview', { params: { id } }).catch((error: unknown) => tell(id, error));
    }, SIGN_MS);
    return () => {
      clearInterval(timer);
      for (const id of all) void giveUp(id);
    };
  }, [giveUp]);
  return {
    holds: useCallback((id: string) => held.current.has(id), []),
    hold: useCallback((id: string) => void held.current.add(id), []),
    /** Without telling the server: what is decided has no claim any more. */
    forget: useCallback((id: string) => void held.current.delete(id), []),
    giveUp,
  };
};
