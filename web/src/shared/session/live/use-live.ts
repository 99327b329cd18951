import { useCallback, useState, useSyncExternalStore } from 'react';
import { createLiveQuery, LOADING, liveRegistry } from '#shared/live/live-registry.ts';
import type { LiveArgs, LiveData, LiveName, LiveQuery, LiveState } from '#shared/live/live-table.ts';
import { useAuth } from '../auth-context.tsx';

export type Live<Data> = LiveState<Data> & {
  /** Restarts the source after a failure. */
  retry: () => void;
};

const subscribeNothing = () => () => {};

/** Returns the same query object while its key is the same, because `args` may be a new object at every render. */
const useStable = <Name extends LiveName>(query: LiveQuery<Name> | undefined): LiveQuery<Name> | undefined => {
  const [stable, setStable] = useState(query);
  if (stable?.key === query?.key) return stable;
  setStable(query);
  return query;
};

/**
 * Subscribes to live data of the signed-in member. Equal queries share one listener. Signed out, the state stays
 * `loading`.
 *
 * @param args undefined to skip the query.
 */
export const useLive = <Name extends LiveName>(name: Name, args: LiveArgs[Name] | undefined): Live<LiveData[Name]> => {
  const uid = useAuth().user?.id;
  const query = useStable(uid !== undefined && args ? createLiveQuery(name, uid, args) : undefined);
  const subscribe = useCallback(
    (listener: () => void) => (query ? liveRegistry.subscribe(query, listener) : subscribeNothing()),
    [query],
  );
  const read = useCallback((): LiveState<LiveData[Name]> => (query ? liveRegistry.state(query) : LOADING), [query]);
  const state = useSyncExternalStore(subscribe, read, read);
  const retry = useCallback(() => {
    if (query) liveRegistry.retry(query);
  }, [query]);
  return { ...state, retry };
};
