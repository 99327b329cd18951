import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { Account } from '@bigorna/domain/entities/account';
import { useEffect, useEffectEvent } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import type { FirebaseSession } from '#session/session-store.ts';
import type { LiveHistory } from '#session/shown-history.ts';
import { Leases } from './leases.ts';
import { LiveBoundary } from './live-boundary.tsx';
import { openFirestore } from './open-firestore.ts';
import { accountSource, historySource } from './sources.ts';
import { useLive } from './use-live.ts';

export interface MemberListenersProps {
  session: FirebaseSession;
  isHistoryWanted: boolean;
  /** A new value tries failed listeners again. */
  retries: number;
  /** The account as it is now; null when there is none, or it may not be read. */
  onAccount: (account: Account | null) => void;
  onHistory: (history: LiveHistory) => void;
}

const accounts = new Leases<Account | null>();
const histories = new Leases<HistoryEntry[]>();
const accountKey = (uid: string): string => `account:${uid}`;
const historyKey = (uid: string): string => `downloads:${uid}`;

const AccountListener = ({ session, onAccount }: Pick<MemberListenersProps, 'session' | 'onAccount'>) => {
  const firestore = useFirestore();
  const { uid, ended } = session;
  const account = useLive(accounts, accountKey(uid), () => accountSource(firestore, uid), ended);
  const tell = useEffectEvent(onAccount);
  useEffect(() => {
    if (account !== undefined) tell(account);
  }, [account]);
  return null;
};

const HistoryListener = ({ session, onHistory }: Pick<MemberListenersProps, 'session' | 'onHistory'>) => {
  const firestore = useFirestore();
  const { uid, ended } = session;
  const entries = useLive(histories, historyKey(uid), () => historySource(firestore, uid), ended);
  useEffect(() => {
    if (entries) onHistory({ uid, entries, hasFailed: false });
  }, [entries, uid, onHistory]);
  return null;
};

/** Listens to the member's account and, while wanted, download history; shows nothing, tells all. */
export const MemberListeners = ({ session, isHistoryWanted, retries, onAccount, onHistory }: MemberListenersProps) => {
  const { app, uid } = session;
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={openFirestore(session)}>
        <LiveBoundary
          release={() => accounts.stop(accountKey(uid))}
          resetKey={retries}
          onFailure={() => onAccount(null)}
        >
          <AccountListener session={session} onAccount={onAccount} />
        </LiveBoundary>
        {isHistoryWanted && (
          <LiveBoundary
            release={() => histories.stop(historyKey(uid))}
            resetKey={retries}
            onFailure={() => onHistory({ uid, entries: undefined, hasFailed: true })}
          >
            <HistoryListener session={session} onHistory={onHistory} />
          </LiveBoundary>
        )}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
};
