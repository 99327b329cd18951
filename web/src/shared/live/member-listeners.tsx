import { useEffect, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useObservable } from 'reactfire';
import { catchError, map, of } from 'rxjs';
import type { FirebaseSession } from './firebase-session.ts';
import { LiveBoundary } from './live-boundary.tsx';
import { liveRegistry, type PendingQuery } from './live-registry.ts';
import { openFirestore, restartNetwork } from './open-firestore.ts';
import { SharedListeners } from './shared-listeners.ts';
import { openSource } from './sources.ts';

/** A value or failure of a source. Failures are values too, because reactfire throws errors. */
interface SourceEvent {
  publish: () => void;
}

const listeners = new SharedListeners<SourceEvent>();

/** Each attempt has a new key, so that a retry drops the failed listener. */
const getListenerKey = ({ query, attempt }: PendingQuery): string => `${query.key}#${attempt}`;

interface ListenerProps {
  pending: PendingQuery;
  session: FirebaseSession;
}

/**
 * Publishes the latest value of a live source. reactfire caches the value. The lease stops the listener on unmount,
 * sign-out and boundary reset.
 */
const Listener = ({ pending, session }: ListenerProps) => {
  const firestore = useFirestore();
  const { query, attempt } = pending;
  const open = () => {
    // The member pressed "try again" and must not wait for the SDK's own retry.
    if (attempt > 0) void restartNetwork(firestore);
    return openSource(firestore, query).pipe(
      map((data): SourceEvent => ({ publish: () => liveRegistry.publish(query, data) })),
      catchError(() => of<SourceEvent>({ publish: () => liveRegistry.fail(query) })),
    );
  };
  const key = getListenerKey(pending);
  const { id, source } = listeners.lease(key, open, session.ended);
  const { data: event } = useObservable(id, source);
  useEffect(() => listeners.hold(key), [key]);
  useEffect(() => event?.publish(), [event]);
  return null;
};

/** Listens to all live queries of a member, each once, and publishes to the registry. Renders nothing. */
export const MemberListeners = ({ session }: { session: FirebaseSession }) => {
  const all = useSyncExternalStore(liveRegistry.watch, liveRegistry.pending, liveRegistry.pending);
  return (
    <FirebaseAppProvider firebaseApp={session.app}>
      <FirestoreProvider sdk={openFirestore(session)}>
        {all
          .filter(({ query }) => query.uid === session.uid)
          .map((pending) => (
            <LiveBoundary
              key={pending.query.key}
              release={() => listeners.stop(getListenerKey(pending))}
              resetKey={pending.attempt}
              onFailure={() => liveRegistry.fail(pending.query)}
            >
              <Listener pending={pending} session={session} />
            </LiveBoundary>
          ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
};
