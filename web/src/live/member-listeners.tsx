import { useEffect, useSyncExternalStore } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import { catchError, map, of } from 'rxjs';
import { liveRegistry, type Wanted } from '#session/live/live-registry.ts';
import type { FirebaseSession } from '#session/session-store.ts';
import { Leases } from './leases.ts';
import { LiveBoundary } from './live-boundary.tsx';
import { openFirestore } from './open-firestore.ts';
import { openSource } from './sources.ts';
import { useLeased } from './use-leased.ts';

/** A word of a source, to be handed on; a failure is one too, since reactfire throws what it hears of one. */
interface Word {
  tell: () => void;
}

const leases = new Leases<Word>();

/** A source tried again is another one: the former is let go with its failure. */
const leaseKey = ({ want, attempt }: Wanted): string => `${want.key}#${attempt}`;

interface ListenerProps {
  wanted: Wanted;
  session: FirebaseSession;
}

const Listener = ({ wanted, session }: ListenerProps) => {
  const firestore = useFirestore();
  const { want } = wanted;
  const open = () =>
    openSource(firestore, want).pipe(
      map((data): Word => ({ tell: () => liveRegistry.tell(want, data) })),
      catchError(() => of<Word>({ tell: () => liveRegistry.fail(want) })),
    );
  const word = useLeased(leases, leaseKey(wanted), open, session.ended);
  useEffect(() => word?.tell(), [word]);
  return null;
};

/** Listens to all that the page wants of a member, each source once; shows nothing, tells the registry all. */
export const MemberListeners = ({ session }: { session: FirebaseSession }) => {
  const all = useSyncExternalStore(liveRegistry.watch, liveRegistry.wanted, liveRegistry.wanted);
  return (
    <FirebaseAppProvider firebaseApp={session.app}>
      <FirestoreProvider sdk={openFirestore(session)}>
        {all
          .filter(({ want }) => want.uid === session.uid)
          .map((wanted) => (
            <LiveBoundary
              key={wanted.want.key}
              release={() => leases.stop(leaseKey(wanted))}
              resetKey={wanted.attempt}
              onFailure={() => liveRegistry.fail(wanted.want)}
            >
              <Listener wanted={wanted} session={session} />
            </LiveBoundary>
          ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
};
