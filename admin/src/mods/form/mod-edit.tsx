import { modBody, type StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Edit, Form, useRedirect, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { parseForm } from '../../content/parse-form.ts';
import { useSeenRecord } from '../../content/use-seen-record.ts';
import { currentLocale } from '../../i18n/i18n-provider.ts';
import { keptRecord } from '../../layout/kept-record.tsx';
import { LoadingTab } from '../page/loading-tab.tsx';
import { useStaffMod, WHOLE_BY } from '../staff-mod.ts';
import { changedFields, changesOf } from './changed-fields.ts';
import { FormBar } from './form-bar.tsx';
import { ModFields } from './mod-fields.tsx';
import { NewerState } from './newer-state.tsx';
import { refusedWith } from './refused-with.ts';

interface FieldsProps {
  live: StaffMod;
  /** Where the form is part of another page: what follows a save, and the way back. Otherwise it leads to the mod's page. */
  onEnd?: ((saved: boolean) => void) | undefined;
}

const Fields = ({ live, onEnd }: FieldsProps) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const redirect = useRedirect();
  const { seen = live, newer, adopt } = useSeenRecord(live);
  /** The newer state that the reader has looked at, and wants to write over with the fields changed here. */
  const [over, setOver] = useState<string | null>(null);
  const [failure, setFailure] = useState<ActFailure | null>(null);
  const save = async (values: FieldValues) => {
    setFailure(null);
    const changes = changesOf(seen, values);
    const read = await parseForm(modBody, { ...changes, updated_at: over ?? seen.updated_at }, currentLocale());
    if ('faults' in read) return refusedWith(read.faults);
    const refused: { by?: ActFailure } = {};
    const onFailure = (by: ActFailure): boolean => {
      refused.by = by;
      // What was changed meanwhile is shown above the form.
      if (by.code !== 'stale') setFailure(by);
      return true;
    };
    const saved = await act('adminUpdateMod', { params: { id: seen.id }, body: read.body }, { onFailure });
    if (!saved) return refusedWith(refused.by?.errors ?? {});
    if (onEnd) onEnd(true);
    else redirect('show', 'mods', saved.id);
    return undefined;
  };
  return (
    <Form record={seen} warnWhenUnsavedChanges onSubmit={save}>
      <Typography variant="h5" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {translate('console.mods.edit', { title: seen.title })}
      </Typography>
      {newer && newer.updated_at !== over ? (
        <NewerState
          resource="mods"
          changes={changedFields(seen, newer).map((field) => ({ field, before: seen[field], after: newer[field] }))}
          newer={newer}
          onReload={() => adopt(newer)}
          onKeep={() => setOver(newer.updated_at)}
        />
      ) : null}
      <ModFields mod={seen.id} />
      <FormBar
        failure={failure && { title: 'console.mods.failure.update', message: failure.message }}
        back={onEnd ? () => onEnd(false) : `/admin/mods/${seen.id}/show`}
        saving={acting}
      />
    </Form>
  );
};

const Loaded = ({ onEnd }: Pick<FieldsProps, 'onEnd'>) => {
  const mod = useStaffMod();
  return mod ? <Fields key={mod.id} live={mod} onEnd={onEnd} /> : <LoadingTab />;
};

interface ModEditProps extends Pick<FieldsProps, 'onEnd'> {
  /** Without one, that of the page's address. */
  id?: string;
}

/** Change a mod. Only what was changed is sent, on the state that was opened; a newer one is shown before it is lost. */
export const ModEdit = ({ id, onEnd }: ModEditProps) => (
  <Edit
    resource="mods"
    {...(id === undefined ? {} : { id })}
    component="div"
    actions={false}
    sx={{ '& .RaEdit-main': { display: 'block' } }}
    {...keptRecord(
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, pb: 0 }}>
        <Loaded onEnd={onEnd} />
      </Paper>,
      WHOLE_BY,
    )}
  />
);
