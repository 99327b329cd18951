import { newReleaseBody } from '@bigorna/domain/endpoints/admin/release-body.schemas';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CancelButton } from '#shared/actions/titled-dialog.tsx';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { useRemoveDraft } from '#shared/drafts/use-draft-key.ts';
import { useFormSubmit } from '../use-form-submit.ts';
import { type DirtyValues, useTypedInput } from './carry-input.tsx';
import { FileSource } from './file-source.tsx';
import { LINK_VALUES, LinkFields } from './link-fields.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseForm } from './release-form.tsx';
import { type ReleaseSource, ReleaseSourceChoice } from './release-source-choice.tsx';
import { useReleaseFile } from './use-release-file.ts';

/** Adds a release from an inspected file or an external URL. */
export const ReleaseAdd = ({ mod, onClose }: { mod: StaffMod; onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction, isBusy, submit } = useFormSubmit('release_save_failed');
  const [sourceKind, setSourceKind] = useState<ReleaseSource>('file');
  const file = useReleaseFile(mod);
  /** Current input. If the source or file changes, the next form starts with this input. */
  const { typed, onTyped, hasInput } = useTypedInput();
  const [carried, setCarried] = useState<DirtyValues>({});
  const changeSource = (next: ReleaseSource) => {
    setCarried(typed.current);
    setSourceKind(next);
  };
  const takeFile = (pickedFile: File) => {
    setCarried(typed.current);
    return file.takeFile(pickedFile);
  };
  const draft = `releases/new/${mod.id}`;
  const removeDraft = useRemoveDraft(draft);
  const end = () => {
    removeDraft();
    onClose();
  };
  const { close } = useGuardedClose(end, () => file.isBusy || file.ready !== null || hasInput());
  const save = (values: FieldValues) => {
    const slot = sourceKind === 'file' ? file.ready?.inspection.slot : undefined;
    const { external_url, file_name, ...fields } = values;
    const location = slot ? { slot } : { external_url, file_name };
    const body = { ...fields, changelog: values.changelog ?? '', ...location };
    return submit(
      newReleaseBody,
      body,
      (release, options) => runAction('createRelease', { params: { id: mod.id }, body: release }, options),
      end,
    );
  };
  const form = {
    kind: mod.content_type,
    draft,
    saving: isBusy,
    onSubmit: save,
    onClose: close,
    carried,
    onTyped,
  };
  const sourceChoice = <ReleaseSourceChoice value={sourceKind} onChange={changeSource} />;
  const source = <FileSource kinds={[mod.content_type]} file={{ ...file, takeFile }} />;
  return (
    <ReleaseDialog title={translate('console.releases.add', { title: mod.title })} onClose={close}>
      {sourceKind === 'link' ? (
        <ReleaseForm key="link" {...form} values={LINK_VALUES}>
          {sourceChoice}
          <LinkFields />
        </ReleaseForm>
      ) : file.ready ? (
        <ReleaseForm key={file.ready.inspection.slot} {...form} values={file.ready.values} unknown={file.ready.unknown}>
          {sourceChoice}
          {source}
        </ReleaseForm>
      ) : (
        <>
          <DialogContent dividers>
            {sourceChoice}
            {source}
          </DialogContent>
          <DialogActions>
            <CancelButton onClose={close} />
          </DialogActions>
        </>
      )}
    </ReleaseDialog>
  );
};
