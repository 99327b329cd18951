import { useEffect, useSyncExternalStore } from 'react';
import type { Blocker, BlockerFunction } from 'react-router-dom';
import { useSiteRouter } from '#shared/ui/site-router.ts';

/** Key of the page's blocker: the router supports one active blocker. */
const KEY = 'unsaved';

/**
 * Replaces React Router's `useBlocker`, which would be in the first load of every page. Uses the router's blockers
 * directly.
 *
 * @param shouldBlock whether to block a navigation; must be a stable function.
 * @returns the blocked navigation, if any
 */
export const useLeaveBlocker = (shouldBlock: BlockerFunction): Blocker | undefined => {
  const router = useSiteRouter();
  if (!router) throw new Error('useLeaveBlocker must be used within the site’s router');
  useEffect(() => {
    router.getBlocker(KEY, shouldBlock);
    return () => router.deleteBlocker(KEY);
  }, [router, shouldBlock]);
  return useSyncExternalStore(router.subscribe, () => router.state.blockers.get(KEY));
};
