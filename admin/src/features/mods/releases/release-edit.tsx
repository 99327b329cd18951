import { releaseFields } from '@bigorna/domain/endpoints/admin/release-body.schemas';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { useConflict } from '../use-conflict.tsx';
import { useFormSubmit } from '../use-form-submit.ts';
import { useTypedInput } from './carry-input.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseForm } from './release-form.tsx';
import { diffReleases, getReleaseChanges, toFormValues } from './release-values.ts';

interface ReleaseEditProps {
  mod: StaffMod;
  release: StaffRelease;
  onClose: () => void;
}

/** Edits a release, except its file. Sends only changed fields with the loaded timestamp. */
export const ReleaseEdit = ({ mod, release, onClose }: ReleaseEditProps) => {
  const translate = useTranslate();
  const { runAction, isBusy, submit } = useFormSubmit('release_save_failed');
  const getReleaseValues = ({ all_releases }: StaffMod) =>
    toFormValues(all_releases.find(({ id }) => id === release.id) ?? release);
  const { loaded, updatedAt, notice } = useConflict(mod, 'releases', (before, after) =>
    diffReleases(getReleaseValues(before), getReleaseValues(after)),
  );
  const values = getReleaseValues(loaded);
  const { onTyped, hasInput } = useTypedInput();
  const { close } = useGuardedClose(onClose, hasInput);
  const save = (input: FieldValues) =>
    submit(
      releaseFields.partial(),
      getReleaseChanges(values, input),
      (changes, options) => {
        const body = { ...changes, updated_at: updatedAt };
        return runAction('updateRelease', { params: { mod: mod.id, id: release.id }, body }, options);
      },
      onClose,
    );

  return (
    <ReleaseDialog title={translate('console.releases.edit', { version: release.version })} onClose={close}>
      <ReleaseForm
        key={loaded.updated_at}
        kind={mod.content_type}
        draft={`releases/${release.id}`}
        values={values}
        saving={isBusy}
        onSubmit={save}
        onClose={close}
        onTyped={onTyped}
      >
        {notice}
      </ReleaseForm>
    </ReleaseDialog>
  );
};
