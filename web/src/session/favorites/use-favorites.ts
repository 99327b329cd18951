import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FavoriteMark } from '../live/live-table.ts';
import { type Live, useLive } from '../live/use-live-source.ts';
import { wished, wishes } from './wishes.ts';

const EVERYTHING = {};

/** The member's favorites, newest first, with what they have just changed. */
export const useFavorites = (isWanted = true): Live<readonly FavoriteMark[]> => {
  const live = useLive('favorites', isWanted ? EVERYTHING : undefined);
  const changed = useSyncExternalStore(wishes.subscribe, wishes.get);
  const { status, data, retry } = live;
  useEffect(() => {
    if (!data || changed.size === 0) return;
    const marked = new Set(data.map(({ mod_id }) => mod_id));
    wishes.settle((modId) => marked.has(modId));
  }, [data, changed]);
  return useMemo(
    () => (status === 'ready' ? { status, data: wished(data, changed), retry } : { status, data, retry }),
    [status, data, changed, retry],
  );
};
