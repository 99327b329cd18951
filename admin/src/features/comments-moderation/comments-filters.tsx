import { COMMENT_KINDS } from '@bigorna/domain/comment-terms';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { COMMENT_SEARCH_MAX } from '@bigorna/domain/limits';
import { Stack } from '@mui/material';
import { AutocompleteInput, ReferenceInput, SelectArrayInput, TextInput, useListContext } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { QueueFilters } from '#shared/queue-list/queue-filters.tsx';

const NAMES = ['mod_id', 'uid', 'kind'];
const KINDS = toChoices(COMMENT_KINDS, 'console.comments.kind');
const toTextQuery = (q: string) => (q ? { q } : {});
const formatPerson = ({ display_name, username }: AdminUser) => `${display_name} (@${username})`;

const TextSearch = () => {
  const { filterValues } = useListContext();
  return (
    <Stack spacing={0.5} sx={{ flex: 1, minWidth: 220, maxWidth: 480 }}>
      <TextInput source="q" label="console.comments.filter.q" resettable helperText={false} />
      {filterValues.q ? (
        <UiText
          variant="body2"
          color="textSecondary"
          text="console.comments.filter.q_help"
          values={{ count: COMMENT_SEARCH_MAX }}
        />
      ) : null}
    </Stack>
  );
};

/** Filters comments by text, mod, author, kind and date. Reported comments have no filters: the API lists reports. */
export const CommentsFilters = () => {
  const { filterValues } = useListContext();
  if (filterValues.queue === 'reported' && filterValues.id === undefined) return null;
  return (
    <QueueFilters names={NAMES} always={<TextSearch />}>
      <ReferenceInput source="mod_id" reference="mods" sort={{ field: 'updated_at', order: 'DESC' }}>
        <AutocompleteInput
          label="console.comments.filter.mod_id"
          optionText="title"
          filterToQuery={toTextQuery}
          helperText={false}
        />
      </ReferenceInput>
      <ReferenceInput source="uid" reference="users" sort={{ field: 'member_since', order: 'DESC' }}>
        <AutocompleteInput
          label="console.comments.filter.uid"
          optionText={formatPerson}
          filterToQuery={toTextQuery}
          helperText={false}
        />
      </ReferenceInput>
      <SelectArrayInput source="kind" label="console.comments.filter.kind" choices={KINDS} helperText={false} />
    </QueueFilters>
  );
};
