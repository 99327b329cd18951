import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useAuth } from '#shared/session/auth-context.tsx';
import type { MemberData, SourcedData } from './member-data.ts';
import type { MemberSource } from './member-source.tsx';
import type { VisibleHistory } from './visible-history.ts';

const DataContext = createContext<MemberData | undefined>(undefined);

/** Loads the code of the member's data source, unless the visitor is signed out. */
const useSource = () => {
  const isNeeded = useAuth().status !== 'anonymous';
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
    if (isNeeded) load();
  }, [isNeeded, load]);
  return { Source: isNeeded ? Source?.Component : undefined, hasFailed, load };
};

/** Provides the member's data while they are signed in. For visitors the history is empty and stays `loading`. */
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
    const history: VisibleHistory = { status: hasFailed ? 'failed' : 'loading', entries: [] };
    return { history, downloadsTotal: undefined, watchDownloads, retryDownloads: load };
  }, [Source, user, sourced, hasFailed, load, watchDownloads]);
  return (
    <DataContext value={value}>
      {children}
      {Source && <Source key={user?.id} isWatched={watchers > 0} onData={setSourced} />}
    </DataContext>
  );
};

/** The signed-in member's data. Throws outside a DataProvider. */
export const useData = (): MemberData => {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used within a DataProvider');
  return data;
};

/** The member's download history and total, updated while the component is mounted. */
export const useDownloads = (): MemberData => {
  const data = useData();
  const { watchDownloads } = data;
  useEffect(() => watchDownloads(), [watchDownloads]);
  return data;
};
