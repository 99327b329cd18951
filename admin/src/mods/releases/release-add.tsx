import { newReleaseBody } from '@bigorna/domain/endpoints/admin/releases';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Button, DialogActions, DialogContent } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useCarefulClose } from '../../acts/use-careful-close.ts';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { parseForm } from '../../content/parse-form.ts';
import { currentLocale } from '../../i18n/i18n-provider.ts';
import { refusedWith } from '../form/refused-with.ts';
import { FileSource } from './file-source.tsx';
import type { Typed } from './keep-typed.tsx';
import { LINK_VALUES, LinkFields } from './link-source.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseForm } from './release-form.tsx';
import { type ReleaseSource, ReleaseSourceChoice } from './release-source-choice.tsx';
import { useReleaseFile } from './use-release-file.ts';

interface ReleaseAddProps {
  mod: StaffMod;
  onClose: () => void;
}

/** Add a release: from a file that is checked first, or from an address elsewhere. */
export const ReleaseAdd = ({ mod, onClose }: ReleaseAddProps) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [from, setFrom] = useState<ReleaseSource>('file');
  const file = useReleaseFile(mod);
  const [failure, setFailure] = useState<ActFailure | null>(null);
  /** What is typed, and what of it the next form begins with: another source or file takes nothing away. */
  const typed = useRef<Typed>({});
  const [kept, setKept] = useState<Typed>({});
  const onTyped = useCallback((now: Typed) => {
    typed.current = now;
  }, []);
  const choose = (next: ReleaseSource) => {
    setKept(typed.current);
    setFrom(next);
  };
  const take = (picked: File) => {
    setKept(typed.current);
    return file.take(picked);
  };
  const { close } = useCarefulClose(
    onClose,
    () => file.busy || file.ready !== null || Object.keys(typed.current).length > 0,
  );
  const save = async (values: FieldValues) => {
    const slot = from === 'file' ? file.ready?.inspection.slot : undefined;
    const { external_url, file_name, ...fields } = values;
    const place = slot ? { slot } : { external_url, file_name };
    const body = { ...fields, changelog: values.changelog ?? '', ...place };
    const read = await parseForm(newReleaseBody, body, currentLocale());
    if ('faults' in read) return refusedWith(read.faults);
    const refused: { by?: ActFailure } = {};
    const onFailure = (by: ActFailure): boolean => {
      refused.by = by;
      setFailure(by);
      return true;
    };
    const made = await act('createRelease', { params: { id: mod.id }, body: read.body }, { onFailure });
    if (!made) return refusedWith(refused.by?.errors ?? {});
    onClose();
    return undefined;
  };
  const form = {
    kind: mod.content_type,
    failure: failure?.message ?? null,
    saving: acting,
    onSubmit: save,
    onClose: close,
    kept,
    onTyped,
  };
  const choice = <ReleaseSourceChoice value={from} onChange={choose} />;
  const source = <FileSource kind={mod.content_type} file={{ ...file, take }} />;
  return (
    <ReleaseDialog title={translate('console.releases.add', { title: mod.title })} onClose={close}>
      {from === 'link' ? (
        <ReleaseForm key="link" {...form} values={LINK_VALUES}>
          {choice}
          <LinkFields />
        </ReleaseForm>
      ) : file.ready ? (
        <ReleaseForm key={file.ready.inspection.slot} {...form} values={file.ready.values} unknown={file.ready.unknown}>
          {choice}
          {source}
        </ReleaseForm>
      ) : (
        <>
          <DialogContent dividers>
            {choice}
            {source}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              {translate('ra.action.cancel')}
            </Button>
          </DialogActions>
        </>
      )}
    </ReleaseDialog>
  );
};
