import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useAuth } from './auth-context.tsx';
import type { MemberSource, SourcedData } from './member-source.tsx';
import type { ShownHistory } from './shown-history.ts';

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

/** The code of the member's source, loaded once there is a session. */
const useSource = () => {
  const isWanted = useAuth().status !== 'anonymous';
  const [Source, setSource] = useState<{ Component: typeof MemberSource }>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./member-source.tsx').then(
      ({ MemberSource: Component }) => setSource({ Component }),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { Source: isWanted ? Source?.Component : undefined, hasFailed, load };
};

/** Holds the member's own data, for as long as they are signed in; every value is empty for everybody else. */
export const DataProvider = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth();
  const { Source, hasFailed, load } = useSource();
  const [watchers, setWatchers] = useState(0);
  const [sourced, setSourced] = useState<SourcedData>();
  const watchDownloads = useCallback(() => {
    setWatchers((count) => count + 1);
    return () => setWatchers((count) => count - 1);
  }, []);
  const value = useMemo<MemberData>(() => {
    if (Source && user && sourced?.uid === user.id) return { ...sourced, watchDownloads };
    const history: ShownHistory = { status: hasFailed ? 'failed' : 'loading', entries: [] };
    return { history, downloadsTotal: undefined, watchDownloads, retryDownloads: load };
  }, [Source, user, sourced, hasFailed, load, watchDownloads]);
  return (
    <DataContext value={value}>
      {children}
      {Source && <Source key={user?.id} isWatched={watchers > 0} onData={setSourced} />}
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
