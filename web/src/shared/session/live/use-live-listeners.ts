import { createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { FirebaseSession } from '#shared/live/firebase-session.ts';
import { liveRegistry } from '#shared/live/live-registry.ts';
import type { MemberListeners } from '#shared/live/member-listeners.tsx';

/** Renders the member's live listeners. Their code loads once Firebase knows the member. */
export const useLiveListeners = (session: FirebaseSession | undefined): ReactNode => {
  const [Loaded, setLoaded] = useState<{ Component: typeof MemberListeners }>();
  const queries = useSyncExternalStore(liveRegistry.watch, liveRegistry.pending, liveRegistry.pending);
  const isMissing = session !== undefined && queries.length > 0 && !Loaded;
  // Until the code has loaded, every new query and every retry of a query tries to load the code.
  useEffect(() => {
    if (!isMissing || queries.length === 0) return;
    // If the code fails to load, the page uses only the API.
    import('#shared/live/member-listeners.tsx').then(
      ({ MemberListeners: Component }) => setLoaded({ Component }),
      () => undefined,
    );
  }, [isMissing, queries]);
  if (!session || session.ended.aborted || !Loaded) return null;
  return createElement(Loaded.Component, { key: `${session.uid}@${session.signedInAt}`, session });
};
