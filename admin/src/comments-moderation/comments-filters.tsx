import { COMMENT_KINDS } from '@bigorna/domain/comment-terms';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteInput,
  FilterLiveForm,
  ReferenceInput,
  SelectInput,
  useListContext,
  useTranslate,
} from 'react-admin';

/** The lists have an index for one of them at a time; the reported come in the order of their reports alone. */
const NARROWINGS = ['mod_id', 'uid', 'kind'] as const;
type Narrowing = (typeof NARROWINGS)[number];

const KINDS = COMMENT_KINDS.map((id) => ({ id, name: `console.comments.kind.${id}` }));
const byText = (q: string) => (q ? { q } : {});
const personName = ({ display_name, username }: AdminUser) => `${display_name} (@${username})`;
const OF_A_FORM = { helperText: false, fullWidth: true } as const;

/** What the comments are narrowed to, by its own field. */
const Value = ({ by }: { by: Narrowing }) => {
  if (by === 'kind')
    return <SelectInput source="kind" label="console.comments.filter.kind" choices={KINDS} {...OF_A_FORM} />;
  return by === 'mod_id' ? (
    <ReferenceInput source="mod_id" reference="mods" sort={{ field: 'updated_at', order: 'DESC' }}>
      <AutocompleteInput
        label="console.comments.filter.mod_id"
        optionText="title"
        filterToQuery={byText}
        {...OF_A_FORM}
      />
    </ReferenceInput>
  ) : (
    <ReferenceInput source="uid" reference="users" sort={{ field: 'member_since', order: 'DESC' }}>
      <AutocompleteInput
        label="console.comments.filter.uid"
        optionText={personName}
        filterToQuery={byText}
        {...OF_A_FORM}
      />
    </ReferenceInput>
  );
};

/** One comment alone, as a report leads to it, and the way to the others. */
const OnlyOne = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <Button variant="outlined" sx={{ my: 2 }} onClick={() => setFilters({ queue: 'all' }, undefined, false)}>
      {translate('console.comments.filter.only_one')}
    </Button>
  );
};

/** Narrows the comments to a mod, an author or a kind; what is chosen is in the address. */
export const CommentsFilters = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [chosen, setChosen] = useState<Narrowing>();
  const { queue } = filterValues;
  if (filterValues.id !== undefined) return <OnlyOne />;
  if (queue === 'reported') return null;
  const by = NARROWINGS.find((name) => filterValues[name] !== undefined) ?? chosen;
  const choose = (name: string) => {
    setChosen(NARROWINGS.find((one) => one === name));
    setFilters(queue === undefined ? {} : { queue }, undefined, false);
  };
  return (
    <Box
      role="search"
      aria-label={translate('console.comments.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        my: 2,
        maxWidth: 640,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
        '& .MuiFormControl-root': { m: 0 },
      }}
    >
      <TextField
        select
        size="small"
        label={translate('console.comments.filter.by')}
        value={by ?? 'none'}
        onChange={({ target }) => choose(target.value)}
      >
        <MenuItem value="none">{translate('console.comments.filter.none')}</MenuItem>
        {NARROWINGS.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`console.comments.filter.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {by ? (
        <FilterLiveForm key={by}>
          <Value by={by} />
        </FilterLiveForm>
      ) : null}
    </Box>
  );
};
