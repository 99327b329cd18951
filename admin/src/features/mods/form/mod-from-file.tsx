import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import { Alert, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { SourceContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { FormDraft } from '#shared/forms/form-draft.tsx';
import { CarryInput, type DirtyValues, useTypedInput } from '../releases/carry-input.tsx';
import { FileSource } from '../releases/file-source.tsx';
import { ReleaseFields } from '../releases/release-fields.tsx';
import { type ReadyFile, useReleaseFile } from '../releases/use-release-file.ts';
import { getChanges } from './get-changes.ts';
import { IconNotice } from './icon-notice.tsx';
import { ModFields } from './mod-fields.tsx';
import { toNewMod } from './new-mod.ts';
import { NewModForm } from './new-mod-form.tsx';
import { type StoredIcon, storeIcon } from './store-icon.ts';

interface StartFile extends ReadyFile {
  icon: StoredIcon;
}

const RELEASE_SOURCE = {
  getSource: (source: string) => `release.${source}`,
  getLabel: (source: string) => `resources.releases.fields.${source.split('.').at(-1)}`,
};

interface FieldsProps {
  start: StartFile;
  carried: DirtyValues;
  onTyped: (typed: DirtyValues) => void;
}

const Fields = ({ start: { inspection, values: release, unknown, icon }, carried, onTyped }: FieldsProps) => {
  const translate = useTranslate();
  const values = { ...toNewMod(inspection, icon.url), release };
  const toBody = ({ status, release: { file_name: _uploaded, ...fields }, ...mod }: FieldValues) => ({
    ...getChanges({}, mod),
    status,
    release: { ...fields, changelog: fields.changelog ?? '', slot: inspection.slot },
  });
  return (
    <NewModForm values={values} toBody={toBody}>
      <Alert severity="info" role="status" sx={{ mb: 2 }}>
        {translate('console.mods.from_file.filled', { name: inspection.fields.manifest ?? inspection.file_name })}{' '}
        <IconNotice inspection={inspection} first={icon} />
      </Alert>
      {/* A draft contains values of its file, so another file has another draft. */}
      <FormDraft id={`mods/from-file/${inspection.sha256}`} canOffer={Object.keys(carried).length === 0} />
      <CarryInput carried={carried} onTyped={onTyped} />
      <ModFields hasFile />
      <UiText variant="h6" component="h3" sx={{ mt: 3, mb: 1 }} text="console.mods.from_file.release" />
      <SourceContextProvider value={RELEASE_SOURCE}>
        <ReleaseFields kind={inspection.content_type ?? 'mod'} unknown={unknown} />
      </SourceContextProvider>
    </NewModForm>
  );
};

/** Creates a mod with its first release from a file. The file's manifest fills in the form. */
export const ModFromFile = () => {
  const translate = useTranslate();
  const file = useReleaseFile();
  const [start, setStart] = useState<StartFile | null>(null);
  const [isStoring, setStoring] = useState(false);
  const { typed, onTyped } = useTypedInput();
  const [carried, setCarried] = useState<DirtyValues>({});
  const begin = async (reading: Promise<ReadyFile | undefined>) => {
    // A new file replaces the input about the release. Input about the mod stays.
    const { release: _former, ...input } = typed.current;
    setCarried(input);
    setStart(null);
    const ready = await reading;
    if (!ready) return undefined;
    setStoring(true);
    setStart({ ...ready, icon: await storeIcon(ready.inspection) });
    setStoring(false);
    return ready;
  };
  const source = {
    ...file,
    isBusy: file.isBusy || isStoring,
    takeFile: (picked: File) => begin(file.takeFile(picked)),
    checkAgain: (slot: string, name: string) => begin(file.checkAgain(slot, name)),
  };
  return (
    <>
      <UiText variant="h5" component="h2" sx={{ mb: 1 }} text="console.mods.from_file.title" />
      <UiText color="textSecondary" sx={{ mb: 2 }} text="console.mods.from_file.help" />
      <FileSource kinds={CONTENT_TYPES} file={source} />
      {isStoring ? <LinearProgress aria-label={translate('console.uploads.keeping')} sx={{ mb: 2 }} /> : null}
      {start ? (
        <Fields key={start.inspection.slot} start={start} carried={carried} onTyped={onTyped} />
      ) : (
        <ActionButton label="ra.action.cancel" to="/admin/mods" sx={{ mb: 2, color: 'text.secondary' }} />
      )}
    </>
  );
};
