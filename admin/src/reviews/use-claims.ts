import { CLAIM_MS } from '@bigorna/domain/limits';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type ActFailure, readFailure } from '../acts/use-staff-act.tsx';
import { staffCall } from '../data/staff-call.ts';
import { currentToken } from '../session/firebase-session.ts';
import { leaveAtOnce } from './leave-at-once.ts';

/** A claim gets a sign of life several times before it ends, for one may be lost. */
const SIGN_MS = CLAIM_MS / 3;

/**
 * The items that this page keeps for its reader. They are given up one by one, and all when the page is left or closed;
 * where that does not arrive, they run out.
 *
 * @param signs.onLost told of an item that somebody else has claimed meanwhile, and how the API says so
 * @param signs.onKept told of an item that is the reader's, as often as the server says so
 */
export const useClaims = (signs: {
  onLost: (id: string, refused: ActFailure) => void;
  onKept: (id: string) => void;
}) => {
  const held = useRef(new Set<string>());
  /** At hand, because a page that is being closed waits for nothing. */
  const token = useRef<string | null>(null);
  const sign = useEffectEvent(async (id: string) => {
    try {
      await staffCall('keepReview', { params: { id } });
      if (held.current.has(id)) signs.onKept(id);
    } catch (error) {
      const refused = readFailure(error);
      if (refused?.code === 'claimed' && held.current.has(id)) signs.onLost(id, refused);
    }
  });
  const keepToken = useCallback(async () => {
    token.current = await currentToken().catch(() => null);
  }, []);
  const isLeft = useRef(false);
  const giveUp = useCallback(async (id: string) => {
    // What is not given up runs out by itself.
    if (held.current.delete(id)) await staffCall('leaveReview', { params: { id } }).catch(() => undefined);
  }, []);
  const hold = useCallback(
    (id: string) => {
      held.current.add(id);
      // One that was on its way when the page was left.
      if (isLeft.current) void giveUp(id);
      else void keepToken();
    },
    [giveUp, keepToken],
  );
  useEffect(() => {
    const all = held.current;
    isLeft.current = false;
    const timer = setInterval(() => {
      void keepToken();
      for (const id of all) void sign(id);
    }, SIGN_MS);
    const close = () => {
      for (const id of all) leaveAtOnce(id, token.current);
    };
    addEventListener('pagehide', close);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', close);
      isLeft.current = true;
      for (const id of all) void giveUp(id);
    };
  }, [giveUp, keepToken]);
  return {
    holds: useCallback((id: string) => held.current.has(id), []),
    hold,
    /** Without telling the server: what is decided has no claim any more. */
    forget: useCallback((id: string) => void held.current.delete(id), []),
    giveUp,
  };
};
