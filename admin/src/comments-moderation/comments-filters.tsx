import { COMMENT_KINDS } from '@bigorna/domain/comment-terms';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { Box } from '@mui/material';
import { AutocompleteInput, FilterLiveForm, ReferenceInput, SelectInput, useTranslate } from 'react-admin';

const KINDS = COMMENT_KINDS.map((id) => ({ id, name: `console.comments.kind.${id}` }));
const byText = (q: string) => (q ? { q } : {});
const personName = ({ display_name, username }: AdminUser) => `${display_name} (@${username})`;

/** Narrows the comments to a mod, an author, a kind; what is chosen is in the address. */
export const CommentsFilters = () => {
  const translate = useTranslate();
  return (
    <FilterLiveForm>
      <Box
        role="search"
        aria-label={translate('console.comments.filters')}
        sx={{
          display: 'grid',
          gap: 1.5,
          my: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)' },
          '& .MuiFormControl-root': { m: 0 },
        }}
      >
        <ReferenceInput source="mod_id" reference="mods" sort={{ field: 'updated_at', order: 'DESC' }}>
          <AutocompleteInput
            label="console.comments.filter.mod"
            optionText="title"
            filterToQuery={byText}
            helperText={false}
            fullWidth
          />
        </ReferenceInput>
        <ReferenceInput source="uid" reference="users" sort={{ field: 'member_since', order: 'DESC' }}>
          <AutocompleteInput
            label="console.comments.filter.author"
            optionText={personName}
            filterToQuery={byText}
            helperText={false}
            fullWidth
          />
        </ReferenceInput>
        <SelectInput
          source="kind"
          label="console.comments.filter.kind"
          choices={KINDS}
          emptyText="console.comments.filter.any"
          helperText={false}
          fullWidth
        />
      </Box>
    </FilterLiveForm>
  );
};
