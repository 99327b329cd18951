import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FavoriteMark } from '#shared/live/live-table.ts';
import { type Live, useLive } from '#shared/session/live/use-live.ts';
import { applyPendingChanges, optimisticFavorites } from './optimistic-favorites.ts';

const NO_ARGS = {};

/** The member's favorites, newest first, with optimistic updates applied. */
export const useFavorites = (isEnabled = true): Live<readonly FavoriteMark[]> => {
  const live = useLive('favorites', isEnabled ? NO_ARGS : undefined);
  const changed = useSyncExternalStore(optimisticFavorites.subscribe, optimisticFavorites.get, optimisticFavorites.get);
  const { status, data, retry } = live;
  useEffect(() => {
    if (!data || changed.size === 0) return;
    const marked = new Set(data.map(({ mod_id }) => mod_id));
    optimisticFavorites.confirm((modId) => marked.has(modId));
  }, [data, changed]);
  return useMemo(
    () => (status === 'ready' ? { status, data: applyPendingChanges(data, changed), retry } : { status, data, retry }),
    [status, data, changed, retry],
  );
};
