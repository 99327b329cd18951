import FilterListIcon from '@mui/icons-material/FilterList';
import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DayFilter } from '#shared/inputs/day-filter.tsx';
import { omitFilters } from '#shared/lists/toggle-filter.ts';

interface QueueFiltersProps {
  /** Names of the filters that `children` sets. */
  names?: readonly string[];
  /** Content that is always visible, such as a text search. */
  always?: ReactNode;
  /** Inputs besides the dates. */
  children?: ReactNode;
}

/**
 * Filters of a queue behind a button: by date, and the given inputs. The URL contains the filters. For a link to a
 * single item, such as from the log, a button that shows all items.
 */
export const QueueFilters = ({ names = [], always, children }: QueueFiltersProps) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const count = [...names, 'from', 'to'].filter((name) => filterValues[name] !== undefined).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const id = useId();
  if (filterValues.id !== undefined)
    return (
      <Button
        variant="outlined"
        sx={{ my: 1.5 }}
        onClick={() => setFilters(omitFilters(filterValues, ['id']), undefined, false)}
      >
        {translate('console.list.only_one')}
      </Button>
    );
  return (
    <Box
      role="search"
      aria-label={translate('console.list.filters')}
      sx={{ my: 1.5, '& .MuiFormControl-root': { m: 0 } }}
    >
      <FilterLiveForm>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {always}
          <ActionButton
            label={translate(count > 0 ? 'console.list.filters_on' : 'console.list.filters', { count })}
            icon={<FilterListIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Stack>
        <Box
          id={id}
          sx={{
            display: isOpen ? 'grid' : 'none',
            gap: 1.5,
            mt: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
          }}
        >
          {children}
          <DayFilter source="from" label="console.list.from" edge="first" helperText={false} />
          <DayFilter source="to" label="console.list.to" edge="last" helperText={false} />
        </Box>
      </FilterLiveForm>
    </Box>
  );
};
