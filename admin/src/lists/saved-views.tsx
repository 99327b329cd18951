import { Chip, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

export interface View {
  /** Key of the view's name. */
  label: string;
  filter: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const isSame = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** A list's usual questions, one touch each; the address tells which is chosen. Own ones are kept beside the filters. */
export const SavedViews = ({ views }: { views: readonly View[] }) => {
  const translate = useTranslate();
  const { filterValues, setFilters, setSort } = useListContext();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', py: 1 }}>
      {views.map(({ label, filter, sort }) => {
        const isChosen = isSame(filterValues, filter);
        return (
          <Chip
            key={label}
            label={translate(label)}
            clickable
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => {
              setFilters({ ...filter }, {});
              if (sort) setSort(sort);
            }}
          />
        );
      })}
    </Stack>
  );
};
