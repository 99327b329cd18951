import { type ReactNode, useRef } from 'react';
import {
  ListContextProvider,
  type ListParams,
  queryReducer,
  removeEmpty,
  SET_FILTER,
  SET_SORT,
  useListContext,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Puts new filters and sort orders into the URL at once. Ignores changes that arrive after a row was opened.
 * react-admin applies typed text with two timers. A late timer would lead from the opened row back to the list.
 */
export const UrlFilters = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = useRef<ListParams>(undefined);

  const change = (action: Parameters<typeof queryReducer>[1]): void => {
    if (window.location.pathname !== pathname) return;
    const { sort, page, perPage, filterValues: filter, displayedFilters = {} } = list;
    const isFirst = next.current === undefined;
    next.current = queryReducer(
      next.current ?? { sort: sort.field, order: sort.order, page, perPage, filter, displayedFilters },
      action,
    );
    // A view sets its filters and its order in the same task. Wait for both, then open one URL.
    if (isFirst) queueMicrotask(open);
  };
  const open = (): void => {
    if (!next.current) return;
    const { filter, displayedFilters, page, perPage, ...order } = next.current;
    next.current = undefined;
    const search = new URLSearchParams({
      displayedFilters: JSON.stringify(displayedFilters),
      filter: JSON.stringify(filter),
      page: String(page),
      perPage: String(perPage),
      ...order,
    });
    navigate(`${pathname}?${search}`, { state: { _scrollToTop: false } });
  };

  const setFilters: typeof list.setFilters = (filters, displayedFilters) =>
    change({ type: SET_FILTER, payload: { filter: removeEmpty(filters), displayedFilters } });
  const setSort: typeof list.setSort = (sort) => change({ type: SET_SORT, payload: sort });
  return <ListContextProvider value={{ ...list, setFilters, setSort }}>{children}</ListContextProvider>;
};
