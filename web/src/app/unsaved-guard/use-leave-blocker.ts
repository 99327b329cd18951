import { useContext, useEffect, useSyncExternalStore } from 'react';
import { type Blocker, type BlockerFunction, UNSAFE_DataRouterContext } from 'react-router-dom';

/** The router holds back a navigation for one blocker at a time; a page has one. */
const KEY = 'unsaved';

/**
 * React Router's `useBlocker`, by the router's own blockers: the hook itself would come with the first load of every page.
 *
 * @param isHeld whether a navigation is held back; the same function on each render.
 * @returns the navigation held back, if any
 */
export const useLeaveBlocker = (isHeld: BlockerFunction): Blocker | undefined => {
  const context = useContext(UNSAFE_DataRouterContext);
  if (!context) throw new Error('useLeaveBlocker must be used within a data router');
  const { router } = context;
  useEffect(() => {
    router.getBlocker(KEY, isHeld);
    return () => router.deleteBlocker(KEY);
  }, [router, isHeld]);
  return useSyncExternalStore(router.subscribe, () => router.state.blockers.get(KEY));
};
