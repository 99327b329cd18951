import { useCallback, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../auth-context.tsx';
import { LOADING, liveRegistry, wantOf } from './live-registry.ts';
import type { LiveArgs, LiveData, LiveName, LiveState, Want } from './live-table.ts';

export type Live<Data> = LiveState<Data> & {
  /** Begins the source anew, after a failure. */
  retry: () => void;
};

const followNothing = () => () => {};

/** The same want as long as it names the same: its args may be a new object at every render. */
const useStable = <Name extends LiveName>(want: Want<Name> | undefined): Want<Name> | undefined => {
  const [held, setHeld] = useState(want);
  if (held?.key === want?.key) return held;
  setHeld(want);
  return want;
};

/**
 * Follows live data of the signed-in member while the caller is shown; all that follow the same share one listener.
 *
 * Signed out it loads for ever, and nothing is asked.
 *
 * @param args undefined while the source is not wanted.
 */
export const useLive = <Name extends LiveName>(name: Name, args: LiveArgs[Name] | undefined): Live<LiveData[Name]> => {
  const uid = useAuth().user?.id;
  const want = useStable(uid !== undefined && args ? wantOf(name, uid, args) : undefined);
  const follow = useCallback(
    (listener: () => void) => (want ? liveRegistry.follow(want, listener) : followNothing()),
    [want],
  );
  const read = useCallback((): LiveState<LiveData[Name]> => (want ? liveRegistry.state(want) : LOADING), [want]);
  const state = useSyncExternalStore(follow, read, read);
  const retry = useCallback(() => {
    if (want) liveRegistry.retry(want);
  }, [want]);
  return { ...state, retry };
};
