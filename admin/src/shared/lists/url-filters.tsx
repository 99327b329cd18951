import { type ReactNode, useRef, useState } from 'react';
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

type ListFilter = Record<string, unknown>;

export interface UrlFiltersProps {
  children: ReactNode;
  /** Fields that can order the rows with a filter. By default, every sortable field. */
  getSortFields?: ((filter: Readonly<Record<string, unknown>>) => readonly string[]) | undefined;
}

/**
 * Puts new filters and sort orders into the URL at once. Ignores changes that arrive after a row was opened.
 * react-admin applies typed text with two timers. A late timer would lead from the opened row back to the list.
 */
export const UrlFilters = ({ children, getSortFields }: UrlFiltersProps) => {
  const list = useListContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = useRef<ListParams>(undefined);
  /** New filters until the list has them, so that a quick second choice adds to the first. */
  const [chosen, setChosen] = useState<{ filter: ListFilter; since: ListFilter }>();
  const filterValues = chosen && chosen.since === list.filterValues ? chosen.filter : list.filterValues;
  /** The order, or the first order that the filter allows. */
  const toAllowed = (filter: ListFilter, field: string): string => {
    const fields = getSortFields?.(filter) ?? [field];
    return fields.includes(field) ? field : (fields[0] ?? field);
  };
  const sort = { ...list.sort, field: toAllowed(filterValues, list.sort.field) };

  const change = (action: Parameters<typeof queryReducer>[1]): void => {
    if (window.location.pathname !== pathname) return;
    const { page, perPage, displayedFilters = {} } = list;
    const isFirst = next.current === undefined;
    next.current = queryReducer(
      next.current ?? { sort: sort.field, order: sort.order, page, perPage, filter: filterValues, displayedFilters },
      action,
    );
    // A view sets its filters and its order in the same task. Wait for both, then open one URL.
    if (isFirst) queueMicrotask(open);
  };
  const open = (): void => {
    if (!next.current) return;
    const { filter, displayedFilters, page, perPage, sort: field, order } = next.current;
    next.current = undefined;
    const search = new URLSearchParams({
      displayedFilters: JSON.stringify(displayedFilters),
      filter: JSON.stringify(filter),
      page: String(page),
      perPage: String(perPage),
      sort: toAllowed(filter, field),
      order,
    });
    navigate(`${pathname}?${search}`, { state: { _scrollToTop: false } });
  };

  const setFilters: typeof list.setFilters = (filters, displayedFilters) => {
    const filter = removeEmpty(filters);
    setChosen({ filter, since: list.filterValues });
    change({ type: SET_FILTER, payload: { filter, displayedFilters } });
  };
  const setSort: typeof list.setSort = (order) => change({ type: SET_SORT, payload: order });
  return (
    <ListContextProvider value={{ ...list, filterValues, sort, setFilters, setSort }}>{children}</ListContextProvider>
  );
};
