import { newModBody } from '@bigorna/domain/endpoints/admin/staff-mod';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Create, Form, RadioButtonGroupInput, useRedirect, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { parseForm } from '../../content/parse-form.ts';
import { currentLocale } from '../../i18n/i18n-provider.ts';
import { choicesOf } from '../choices.ts';
import { changesOf } from './changed-fields.ts';
import { FormBar } from './form-bar.tsx';
import { ModFields } from './mod-fields.tsx';
import { refusedWith } from './refused-with.ts';

const AT_FIRST = {
  status: 'draft',
  content_type: 'mod',
  language: FALLBACK_LOCALE,
  access: 'public',
  categories: [],
  tags: [],
  gallery: [],
  featured: false,
  links: { source: null, issues: null, site: null },
};

const Fields = () => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const redirect = useRedirect();
  const [failure, setFailure] = useState<ActFailure | null>(null);
  const save = async ({ status, ...values }: FieldValues) => {
    setFailure(null);
    const read = await parseForm(newModBody, { ...changesOf({}, values), status }, currentLocale());
    if ('faults' in read) return refusedWith(read.faults);
    const refused: { by?: ActFailure } = {};
    const onFailure = (by: ActFailure): boolean => {
      refused.by = by;
      setFailure(by);
      return true;
    };
    const made = await act('adminCreateMod', { body: read.body }, { onFailure });
    if (!made) return refusedWith(refused.by?.errors ?? {});
    redirect('show', 'mods', made.id);
    return undefined;
  };
  return (
    <Form defaultValues={AT_FIRST} warnWhenUnsavedChanges onSubmit={save}>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {translate('console.mods.new')}
      </Typography>
      <ModFields />
      <RadioButtonGroupInput
        source="status"
        label="console.mods.begin_as"
        choices={choicesOf(['draft', 'pending'], 'console.mods.begin')}
      />
      <FormBar
        failure={failure && { title: 'console.mods.failure.create', message: failure.message }}
        back="/admin/mods"
        saving={acting}
      />
    </Form>
  );
};

/** Make a mod: as a draft, or into the queue at once. */
export const ModCreate = () => (
  <Create component="div" actions={false} sx={{ '& .RaCreate-main': { display: 'block' } }}>
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, pb: 0 }}>
      <Fields />
    </Paper>
  </Create>
);
