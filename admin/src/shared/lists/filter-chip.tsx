import { Chip } from '@mui/material';
import { FilterCount } from './filter-count.tsx';

interface FilterChipProps {
  /** The translated name. */
  name: string;
  isOn: boolean;
  /** Filter of the counted records. */
  counted: Readonly<Record<string, unknown>>;
  onClick: () => void;
}

/** A predefined filter of a list, with its number of records. */
export const FilterChip = ({ name, isOn, counted, onClick }: FilterChipProps) => (
  <Chip
    label={
      <>
        {name} <FilterCount filter={counted} />
      </>
    }
    clickable
    color={isOn ? 'primary' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    aria-pressed={isOn}
    onClick={onClick}
  />
);
