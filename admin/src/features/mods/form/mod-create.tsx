import { Paper } from '@mui/material';
import { Create } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { UiText } from '#shared/fields/ui-text.tsx';
import { FormDraft } from '#shared/forms/form-draft.tsx';
import { getChanges } from './get-changes.ts';
import { ModFields } from './mod-fields.tsx';
import { ModFromFile } from './mod-from-file.tsx';
import { NEW_MOD } from './new-mod.ts';
import { NewModForm } from './new-mod-form.tsx';

const Fields = () => (
  <NewModForm values={NEW_MOD} toBody={({ status, ...mod }) => ({ ...getChanges({}, mod), status })}>
    <UiText variant="h5" component="h2" sx={{ mb: 2 }} text="console.mods.new" />
    <FormDraft id="mods/new" />
    <ModFields />
  </NewModForm>
);

/** Creates a mod, as a draft or submitted for review. `?from=file` begins with a file. */
export const ModCreate = () => {
  const [searchParams] = useSearchParams();
  return (
    <Create component="div" actions={false} sx={{ '& .RaCreate-main': { display: 'block' } }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, pb: 0 }}>
        {searchParams.get('from') === 'file' ? <ModFromFile /> : <Fields />}
      </Paper>
    </Create>
  );
};
