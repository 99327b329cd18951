import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FilterChip } from './filter-chip.tsx';
import { splitByViews } from './split-by-views.ts';

export interface View {
  /** Message key of the view's name, or the name. */
  label: string;
  filter: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const isSame = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

interface SavedViewsProps {
  views: readonly View[];
  /** Content at the end of the line. */
  children?: ReactNode;
}

/**
 * Predefined filters of a list, as chips with their number of records. A selected chip combines with the list's other
 * filters. The URL contains the selected filter. User-saved filters are in the filter menu.
 */
export const SavedViews = ({ views, children }: SavedViewsProps) => {
  const translate = useTranslate();
  const { filterValues, setFilters, setSort } = useListContext();
  const { ofViews, others } = splitByViews(views, filterValues);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', py: 1 }}>
      {views.map(({ label, filter, sort }) => {
        return (
          <FilterChip
            key={label}
            name={translate(label, { _: label })}
            isOn={isSame(ofViews, filter)}
            counted={{ ...others, ...filter }}
            onClick={() => {
              setFilters({ ...others, ...filter });
              if (sort) setSort(sort);
            }}
          />
        );
      })}
      {children}
    </Stack>
  );
};
