import { releaseFields } from '@bigorna/domain/endpoints/admin/release-body.schemas';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { useRemoveDraft } from '#shared/drafts/use-draft-key.ts';
import { useConflict } from '#shared/forms/use-conflict.tsx';
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
  const getReleaseValues = ({ all_releases }: StaffMod) =>
    toFormValues(all_releases.find(({ id }) => id === release.id) ?? release);
  const {
    loaded = mod,
    updatedAt,
    notice,
    onStale,
  } = useConflict(mod, {
    resource: 'releases',
    getChanges: (before, after) => diffReleases(getReleaseValues(before), getReleaseValues(after)),
    describe: ({ status }) => translate('console.mods.newer', { status: translate(`console.status.${status}`) }),
  });
  const { runAction, isBusy, submit } = useFormSubmit('release_save_failed', onStale);
  const values = getReleaseValues(loaded);
  const { onTyped, hasInput } = useTypedInput();
  const draft = `releases/${release.id}`;
  const removeDraft = useRemoveDraft(draft);
  const end = () => {
    removeDraft();
    onClose();
  };
  const { close } = useGuardedClose(end, hasInput);
  const save = (input: FieldValues) =>
    submit(
      releaseFields.partial(),
      getReleaseChanges(values, input),
      (changes, options) => {
        const body = { ...changes, updated_at: updatedAt };
        return runAction('updateRelease', { params: { mod: mod.id, id: release.id }, body }, options);
      },
      end,
    );

  return (
    <ReleaseDialog title={translate('console.releases.edit', { version: release.version })} onClose={close}>
      <ReleaseForm
        kind={mod.content_type}
        draft={draft}
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
