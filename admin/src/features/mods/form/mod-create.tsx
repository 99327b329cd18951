import { newModBody } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Paper } from '@mui/material';
import { Create, Form, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { UiText } from '#shared/fields/ui-text.tsx';
import { FormDraft } from '#shared/forms/form-draft.tsx';
import { useFormSubmit } from '../use-form-submit.ts';
import { FormBar } from './form-bar.tsx';
import { getChanges } from './get-changes.ts';
import { ModFields } from './mod-fields.tsx';
import { ModFromFile } from './mod-from-file.tsx';
import { NEW_MOD } from './new-mod.ts';
import { StatusInput } from './status-input.tsx';

const Fields = () => {
  const { runAction, isBusy, submit } = useFormSubmit('mod_create_failed');
  const redirect = useRedirect();
  const save = ({ status, ...values }: FieldValues) =>
    submit(
      newModBody,
      { ...getChanges({}, values), status },
      (body, options) => runAction('adminCreateMod', { body }, options),
      ({ id }) => redirect('show', 'mods', id),
    );
  return (
    <Form defaultValues={NEW_MOD} noValidate warnWhenUnsavedChanges disableInvalidFormNotification onSubmit={save}>
      <UiText variant="h5" component="h2" sx={{ mb: 2 }} text="console.mods.new" />
      <FormDraft id="mods/new" />
      <ModFields />
      <StatusInput />
      <FormBar back="/admin/mods" saving={isBusy} />
    </Form>
  );
};

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
