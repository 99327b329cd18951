import { releaseFields } from '@bigorna/domain/endpoints/admin/release-body.schemas';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { useLoadedRecord } from '#shared/forms/use-loaded-record.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
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
  // Use the loaded snapshot: a refetch must not discard the input.
  const { loaded = mod, newer, adopt } = useLoadedRecord(mod);
  const getReleaseValues = ({ all_releases }: StaffMod) =>
    toFormValues(all_releases.find(({ id }) => id === release.id) ?? release);
  const values = getReleaseValues(loaded);
  /** Timestamp of the newer state that the current user chose to overwrite with the changed fields. */
  const [overwrittenAt, setOverwrittenAt] = useState<string | null>(null);
  const { onTyped, hasInput } = useTypedInput();
  const { close } = useGuardedClose(onClose, hasInput);
  const save = (input: FieldValues) =>
    submit(
      releaseFields.partial(),
      getReleaseChanges(values, input),
      (changes, options) => {
        const body = { ...changes, updated_at: overwrittenAt ?? loaded.updated_at };
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
        {newer && newer.updated_at !== overwrittenAt ? (
          <ConflictNotice
            resource="releases"
            changes={diffReleases(values, getReleaseValues(newer))}
            newer={newer}
            onReload={() => adopt(newer)}
            onKeep={() => setOverwrittenAt(newer.updated_at)}
          />
        ) : null}
      </ReleaseForm>
    </ReleaseDialog>
  );
};
