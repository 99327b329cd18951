import type { MenuPage } from '#shared/pages/pages.ts';
import { getWaitingSearch } from '#shared/pages/waiting-filters.ts';
import { useQueueCount } from './use-queue-count.ts';

/**
 * Returns a function that gets the location of a page: its waiting items. A list without waiting items opens as the
 * user left it.
 */
export const usePageLocation = (): ((page: MenuPage) => { pathname: string; search: string }) => {
  const getCount = useQueueCount();
  return ({ name, queues }) => ({
    pathname: `/admin/${name}`,
    search: (getCount(queues) > 0 && getWaitingSearch(name)) || '',
  });
};
