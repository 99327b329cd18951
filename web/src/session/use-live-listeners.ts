import { createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { MemberListeners } from '#live/member-listeners.tsx';
import { liveRegistry } from './live/live-registry.ts';
import type { FirebaseSession } from './session-store.ts';

/** The live listeners of the member, their code loaded once Firebase knows who it is; to be put anywhere in the page. */
export const useLiveListeners = (session: FirebaseSession | undefined): ReactNode => {
  const [Loaded, setLoaded] = useState<{ Component: typeof MemberListeners }>();
  const wanted = useSyncExternalStore(liveRegistry.watch, liveRegistry.wanted, liveRegistry.wanted);
  const isMissing = session !== undefined && wanted.length > 0 && !Loaded;
  // Tried anew with every want, and with every retry of one.
  useEffect(() => {
    if (!isMissing || wanted.length === 0) return;
    // Without the code the page lives on from the API alone.
    import('#live/member-listeners.tsx').then(
      ({ MemberListeners: Component }) => setLoaded({ Component }),
      () => undefined,
    );
  }, [isMissing, wanted]);
  if (!session || session.ended.aborted || !Loaded) return null;
  return createElement(Loaded.Component, { key: `${session.uid}@${session.signedInAt}`, session });
};
