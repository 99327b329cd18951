import { COMMENT_KINDS } from '@bigorna/domain/comment-terms';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { COMMENT_SEARCH_MAX } from '@bigorna/domain/limits';
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteInput,
  FilterLiveForm,
  ReferenceInput,
  SelectInput,
  TextInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { omitUndefined } from '#shared/queue-list/queue-tabs.tsx';

/** The Firestore indexes support only one of these filters at a time. Reported comments have no filters. */
const FILTER_NAMES = ['mod_id', 'uid', 'kind'] as const;
type FilterName = (typeof FILTER_NAMES)[number];

const KINDS = toChoices(COMMENT_KINDS, 'console.comments.kind');
const toTextQuery = (q: string) => (q ? { q } : {});
const formatPerson = ({ display_name, username }: AdminUser) => `${display_name} (@${username})`;

/** Input of the selected filter. */
const FilterInput = ({ filterName }: { filterName: FilterName }) => {
  if (filterName === 'kind')
    return <SelectInput source="kind" label="console.comments.filter.kind" choices={KINDS} helperText={false} />;
  return filterName === 'mod_id' ? (
    <ReferenceInput source="mod_id" reference="mods" sort={{ field: 'updated_at', order: 'DESC' }}>
      <AutocompleteInput
        label="console.comments.filter.mod_id"
        optionText="title"
        filterToQuery={toTextQuery}
        helperText={false}
      />
    </ReferenceInput>
  ) : (
    <ReferenceInput source="uid" reference="users" sort={{ field: 'member_since', order: 'DESC' }}>
      <AutocompleteInput
        label="console.comments.filter.uid"
        optionText={formatPerson}
        filterToQuery={toTextQuery}
        helperText={false}
      />
    </ReferenceInput>
  );
};

/** Shown when a link, such as in a report, opened a single comment. Leads back to all comments. */
const SingleCommentNotice = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <Button variant="outlined" sx={{ my: 2 }} onClick={() => setFilters({ queue: 'all' }, undefined, false)}>
      {translate('console.comments.filter.only_one')}
    </Button>
  );
};

/** Filters comments by mod, author or kind, and by text. The URL contains the filter. */
export const CommentsFilters = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [selected, setSelected] = useState<FilterName>();
  const { queue, q } = filterValues;
  if (filterValues.id !== undefined) return <SingleCommentNotice />;
  if (queue === 'reported') return null;
  const filterName = FILTER_NAMES.find((name) => filterValues[name] !== undefined) ?? selected;
  const selectFilter = (name: string) => {
    setSelected(FILTER_NAMES.find((filterOption) => filterOption === name));
    setFilters(omitUndefined({ queue, q }), undefined, false);
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
        label={translate('console.comments.filter.by')}
        value={filterName ?? 'none'}
        onChange={({ target }) => selectFilter(target.value)}
      >
        <MenuItem value="none">{translate('console.comments.filter.none')}</MenuItem>
        {FILTER_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`console.comments.filter.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <FilterLiveForm key={filterName ?? 'none'}>
        <Stack spacing={1.5}>
          {filterName ? <FilterInput filterName={filterName} /> : null}
          <TextInput source="q" label="console.comments.filter.q" resettable helperText={false} />
          {q ? (
            <UiText
              variant="body2"
              color="textSecondary"
              text="console.comments.filter.q_help"
              values={{ count: COMMENT_SEARCH_MAX }}
            />
          ) : null}
        </Stack>
      </FilterLiveForm>
    </Box>
  );
};
