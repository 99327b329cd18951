import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** Filters and page last shown in this window, by resource. */
const shownLists = new Map<string, string>();

/**
 * Selected rows that are visible. Unselects hidden rows, so nobody acts on hidden rows. react-admin remembers
 * selections of other tabs, filters, pages, visits and windows. The selection stays if a row is opened and the list
 * returns unchanged.
 */
export const useVisibleSelection = <R extends RaRecord>(): readonly R[] => {
  const { resource, data, selectedIds, onSelect, filterValues, page } = useListContext<R>();
  const selected = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const listKey = JSON.stringify([filterValues, page]);
  useEffect(() => {
    if (shownLists.get(resource) !== listKey) onSelect([]);
    shownLists.set(resource, listKey);
  }, [resource, listKey, onSelect]);
  const hasHidden = data !== undefined && selected.length < selectedIds.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection changes only if it has invisible rows
  useEffect(() => {
    if (hasHidden) onSelect(selected.map(({ id }) => id));
  }, [hasHidden, onSelect]);
  return selected;
};
