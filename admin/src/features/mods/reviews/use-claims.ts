import { reviewEndpoints } from '@bigorna/domain/endpoints/admin/reviews';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type MutationFailure, parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { client } from '#shared/api/client.ts';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { getCurrentToken } from '#shared/session/firebase-session.ts';

/** Three heartbeats per lease: one may be lost. */
const HEARTBEAT_MS = CLAIM_MS / 3;

/** Releases a claim. The browser sends a keepalive request even if the page closes, so errors are ignored. */
const releaseOnUnload = (id: string, token: string | null): void => {
  if (token !== null)
    client.send(reviewEndpoints, 'leaveReview', { params: { id } }, { token, keepalive: true }).catch(() => undefined);
};

/**
 * Claims (leases) of this page. Each claim can be released. Leaving or closing the page releases all claims.
 * If the release fails, the lease expires.
 *
 * @param callbacks.onLost called with an item that a colleague claimed, and the API's message
 * @param callbacks.onHeartbeat called after each successful heartbeat
 */
export const useClaims = (callbacks: {
  onLost: (id: string, failure: MutationFailure) => void;
  onHeartbeat: (id: string) => void;
}) => {
  const claimed = useRef(new Set<string>());
  /** Cached, because a closing page cannot wait for a token. */
  const token = useRef<string | null>(null);
  const sendHeartbeat = useEffectEvent(async (id: string) => {
    try {
      await callStaffApi('keepReview', { params: { id } });
      if (claimed.current.has(id)) callbacks.onHeartbeat(id);
    } catch (error) {
      const failure = parseFailure(error);
      if (failure?.code === 'claimed' && claimed.current.has(id)) callbacks.onLost(id, failure);
    }
  });
  const cacheToken = useCallback(async () => {
    token.current = await getCurrentToken().catch(() => null);
  }, []);
  const hasLeft = useRef(false);
  const release = useCallback((id: string): void => {
    // Send at once without waiting: the page may close next. If the release fails, the lease expires.
    if (claimed.current.delete(id)) releaseOnUnload(id, token.current);
  }, []);
  const addClaim = useCallback(
    (id: string) => {
      claimed.current.add(id);
      // The user left the page before the claim succeeded.
      if (hasLeft.current) release(id);
      else void cacheToken();
    },
    [release, cacheToken],
  );
  useEffect(() => {
    const all = claimed.current;
    hasLeft.current = false;
    void cacheToken();
    const timer = setInterval(() => {
      void cacheToken();
      for (const id of all) void sendHeartbeat(id);
    }, HEARTBEAT_MS);
    const close = () => {
      for (const id of all) releaseOnUnload(id, token.current);
    };
    addEventListener('pagehide', close);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', close);
      hasLeft.current = true;
      for (const id of all) release(id);
    };
  }, [release, cacheToken]);
  return {
    hasClaim: useCallback((id: string) => claimed.current.has(id), []),
    addClaim,
    /** Sends no request, because the server ends the claim of a decided item. */
    dropClaim: useCallback((id: string) => void claimed.current.delete(id), []),
    release,
  };
};
