import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/**
 * The rows of a list that are ticked and shown. What react-admin remembers of other tabs, filters, pages, visits and windows
 * is forgotten: nobody acts on what they don't see.
 */
export const useChosenRows = <R extends RaRecord>(): readonly R[] => {
  const { data, selectedIds, onSelect, filterValues, page } = useListContext<R>();
  const chosen = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const place = JSON.stringify([filterValues, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the list begins with nothing chosen
  useEffect(() => onSelect([]), [place, onSelect]);
  const hasUnseen = data !== undefined && chosen.length < selectedIds.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen follows from whether something unseen is
  useEffect(() => {
    if (hasUnseen) onSelect(chosen.map(({ id }) => id));
  }, [hasUnseen, onSelect]);
  return chosen;
};
