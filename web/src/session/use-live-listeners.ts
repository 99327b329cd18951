import { createElement, type ReactNode, useEffect, useState } from 'react';
import type { MemberListeners, MemberListenersProps } from '#live/member-listeners.tsx';
import type { FirebaseSession } from './session-store.ts';

type Wanted = Omit<MemberListenersProps, 'session'>;

/** The live listeners of the member, their code loaded once Firebase knows who it is; to be put anywhere in the page. */
export const useLiveListeners = (session: FirebaseSession | undefined, wanted: Wanted): ReactNode => {
  const [Loaded, setLoaded] = useState<{ Component: typeof MemberListeners }>();
  const isWanted = session !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without the code the page lives on from the API alone.
    import('#live/member-listeners.tsx').then(
      ({ MemberListeners: Component }) => setLoaded({ Component }),
      () => undefined,
    );
  }, [isWanted]);
  if (!session || session.ended.aborted || !Loaded) return null;
  return createElement(Loaded.Component, { key: `${session.uid}@${session.signedInAt}`, session, ...wanted });
};
