import { modBody, type StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Paper, Typography } from '@mui/material';
import { Edit, Form, useRedirect, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useRemoveDraft } from '#shared/drafts/use-draft-key.ts';
import { FormDraft } from '#shared/forms/form-draft.tsx';
import { useConflict } from '#shared/forms/use-conflict.tsx';
import { keepRecordOnError } from '#shared/loading/keep-record-on-error.tsx';
import { LoadingTab } from '#shared/loading/loading-tab.tsx';
import { useFormSubmit } from '../use-form-submit.ts';
import { FULL_RECORD_FIELD, useStaffMod } from '../use-staff-mod.ts';
import { FormBar } from './form-bar.tsx';
import { getChanges, getFieldChanges } from './get-changes.ts';
import { ModFields } from './mod-fields.tsx';

interface FieldsProps {
  live: StaffMod;
  /** Called after save or cancel if the form is part of another page. Otherwise the mod's page opens. */
  onEnd?: ((saved: boolean) => void) | undefined;
}

const Fields = ({ live, onEnd }: FieldsProps) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const {
    loaded = live,
    updatedAt,
    notice,
    onStale,
  } = useConflict(live, {
    resource: 'mods',
    getChanges: getFieldChanges,
    describe: ({ status }) => translate('console.mods.newer', { status: translate(`console.status.${status}`) }),
  });
  const { runAction, isBusy, submit } = useFormSubmit('mod_update_failed', onStale);
  const draft = `mods/${loaded.id}`;
  const removeDraft = useRemoveDraft(draft);
  const end =
    onEnd &&
    ((saved: boolean) => {
      removeDraft();
      onEnd(saved);
    });
  const save = (values: FieldValues) =>
    submit(
      modBody,
      { ...getChanges(loaded, values), updated_at: updatedAt },
      (body, options) => runAction('adminUpdateMod', { params: { id: loaded.id }, body }, options),
      ({ id }) => (end ? end(true) : redirect('show', 'mods', id)),
    );
  return (
    <Form record={loaded} noValidate disableInvalidFormNotification onSubmit={save}>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {translate('console.mods.edit', { title: loaded.title })}
      </Typography>
      {notice}
      <FormDraft id={draft} base={updatedAt} />
      <ModFields mod={loaded.id} />
      <FormBar back={end ? () => end(false) : `/admin/mods/${loaded.id}/show`} saving={isBusy} />
    </Form>
  );
};

const Loaded = ({ onEnd }: Pick<FieldsProps, 'onEnd'>) => {
  const mod = useStaffMod();
  return mod ? <Fields key={mod.id} live={mod} onEnd={onEnd} /> : <LoadingTab />;
};

interface ModEditProps extends Pick<FieldsProps, 'onEnd'> {
  /** Defaults to the id in the URL. */
  id?: string;
}

/** Edits a mod. Sends only changed fields with the loaded timestamp. A conflict shows the newer state first. */
export const ModEdit = ({ id, onEnd }: ModEditProps) => (
  <Edit
    resource="mods"
    {...(id === undefined ? {} : { id })}
    component="div"
    actions={false}
    {...(onEnd ? { title: false } : {})}
    sx={{ '& .RaEdit-main': { display: 'block' } }}
    {...keepRecordOnError(
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, pb: 0 }}>
        <Loaded onEnd={onEnd} />
      </Paper>,
      FULL_RECORD_FIELD,
    )}
  />
);
