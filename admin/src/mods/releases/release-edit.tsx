import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/mods';
import { releaseFields } from '@bigorna/domain/endpoints/admin/releases';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { parseForm } from '../../content/parse-form.ts';
import { currentLocale } from '../../i18n/i18n-provider.ts';
import { refusedWith } from '../form/refused-with.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseForm } from './release-form.tsx';
import { valuesOf } from './release-values.ts';

interface ReleaseEditProps {
  mod: StaffMod;
  release: StaffRelease;
  onClose: () => void;
}

/** Change what is said of a release; its file stays. */
export const ReleaseEdit = ({ mod, release, onClose }: ReleaseEditProps) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [failure, setFailure] = useState<ActFailure | null>(null);
  // As it was opened: reading the mod anew must not take away what is typed.
  const [values] = useState(() => valuesOf(release));
  const save = async (typed: FieldValues) => {
    const read = await parseForm(
      releaseFields.partial(),
      { ...typed, changelog: typed.changelog ?? '' },
      currentLocale(),
    );
    if ('faults' in read) return refusedWith(read.faults);
    const refused: { by?: ActFailure } = {};
    const onFailure = (by: ActFailure): boolean => {
      refused.by = by;
      setFailure(by);
      return true;
    };
    const saved = await act(
      'updateRelease',
      { params: { mod: mod.id, id: release.id }, body: read.body },
      { onFailure },
    );
    if (!saved) return refusedWith(refused.by?.errors ?? {});
    onClose();
    return undefined;
  };
  return (
    <ReleaseDialog title={translate('console.releases.edit', { version: release.version })} onClose={onClose}>
      <ReleaseForm
        kind={mod.content_type}
        values={values}
        failure={failure?.message ?? null}
        saving={acting}
        onSubmit={save}
        onClose={onClose}
      />
    </ReleaseDialog>
  );
};
