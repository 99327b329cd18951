import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** Filters and page last shown in this window, by resource. */
const shownLists = new Map<string, string>();

/**
 * Selected rows that are visible. Drops react-admin's remembered selection of other tabs, filters, pages, visits and
 * windows.
 * This prevents actions on hidden rows. The selection stays while a row is open and the list returns unchanged.
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
