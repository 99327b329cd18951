import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { Account } from '@bigorna/domain/entities/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useAuth } from './auth-context.tsx';
import { followAccount } from './follow-account.ts';
import { type LiveHistory, NO_HISTORY, type ShownHistory, shownHistory } from './shown-history.ts';
import { useAuthorizedFetch } from './use-authorized-fetch.ts';
import { useLiveListeners } from './use-live-listeners.ts';

/** What the site holds of the signed-in member, kept up to date while the page is open. */
export interface MemberData {
  /** The newest downloads, live from Firestore and, until that is there, from the API. */
  history: ShownHistory;
  /** Mods in the whole history; undefined until known. */
  downloadsTotal: number | undefined;
  /** Starts to keep history and total up to date; answers how to stop. Without it nothing of them is read. */
  watchDownloads: () => () => void;
  /** Tries again after a failure. */
  retryDownloads: () => void;
}

const DataContext = createContext<MemberData | undefined>(undefined);

const memberCalls = () => import('./engine/member-calls.ts');

/** Holds the member's own data, for as long as they are signed in; every value is empty for everybody else. */
export const DataProvider = ({ children }: { children: ReactNode }) => {
  const { user, firebase, recheck, reportBan } = useAuth();
  const call = useAuthorizedFetch();
  const [watchers, setWatchers] = useState(0);
  const [live, setLive] = useState<LiveHistory>(NO_HISTORY);
  const [retries, setRetries] = useState(0);
  const isWatched = watchers > 0 && user !== undefined;

  const onAccount = useCallback(
    (account: Account | null) => followAccount(account, user, { recheck, reportBan }),
    [user, recheck, reportBan],
  );
  const listeners = useLiveListeners(firebase, { isHistoryWanted: isWatched, retries, onAccount, onHistory: setLive });

  const newest = live.uid === user?.id ? live.entries?.[0]?.downloaded_at : undefined;
  const total = useQuery({
    queryKey: ['member', user?.id, 'downloads-total', newest],
    queryFn: async () => (await memberCalls()).fetchDownloadsTotal(call),
    enabled: isWatched,
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    queryKey: ['member', user?.id, 'downloads'],
    queryFn: async (): Promise<HistoryEntry[]> => (await memberCalls()).fetchHistory(call),
    enabled: isWatched && live.entries === undefined,
  });

  const watchDownloads = useCallback(() => {
    setWatchers((count) => count + 1);
    return () => setWatchers((count) => count - 1);
  }, []);
  const { refetch: refetchFirst } = first;
  const { refetch: refetchTotal } = total;
  const retryDownloads = useCallback(() => {
    setRetries((count) => count + 1);
    void refetchFirst();
    void refetchTotal();
  }, [refetchFirst, refetchTotal]);

  const value = useMemo<MemberData>(
    () => ({
      history: shownHistory(user?.id, live, { entries: first.data, hasFailed: first.isError }),
      downloadsTotal: user && total.data,
      watchDownloads,
      retryDownloads,
    }),
    [user, live, first.data, first.isError, total.data, watchDownloads, retryDownloads],
  );
  return (
    <DataContext value={value}>
      {children}
      {listeners}
    </DataContext>
  );
};

/** The signed-in member's own data. */
export const useData = (): MemberData => {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used within a DataProvider');
  return data;
};

/** The member's download history and total, kept up to date while the caller is shown. */
export const useDownloads = (): MemberData => {
  const data = useData();
  const { watchDownloads } = data;
  useEffect(() => watchDownloads(), [watchDownloads]);
  return data;
};
