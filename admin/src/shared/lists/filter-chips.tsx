import { Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { FilterChip } from './filter-chip.tsx';
import { isFilterOn, omitFilters, type ToggleableFilter, toggleFilter } from './toggle-filter.ts';

interface FilterChipsProps {
  filters: readonly (ToggleableFilter & {
    /** Message key of the name. */
    label: string;
  })[];
  /** Message key of the group's label. */
  label: string;
  /** Message key of the chip that turns all filters off. */
  all: string;
}

/** Filters that staff combine, as chips with their number of records. The first chip turns them all off. */
export const FilterChips = ({ filters, label, all }: FilterChipsProps) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const none = omitFilters(
    filterValues,
    filters.map(({ name }) => name),
  );
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label={translate(label)}
      sx={{ flexWrap: 'wrap', px: 1.5, py: 1 }}
    >
      <FilterChip
        name={translate(all)}
        isOn={!filters.some((filter) => isFilterOn(filterValues, filter))}
        counted={none}
        onClick={() => setFilters(none)}
      />
      {filters.map((filter) => (
        <FilterChip
          key={filter.label}
          name={translate(filter.label)}
          isOn={isFilterOn(filterValues, filter)}
          counted={toggleFilter(omitFilters(filterValues, [filter.name]), filter)}
          onClick={() => setFilters(toggleFilter(filterValues, filter))}
        />
      ))}
    </Stack>
  );
};
