import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { ReasonDialog } from '#shared/actions/reason-dialog.tsx';
import { TypedConfirm } from '#shared/actions/typed-confirm.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { BringBackDialog } from '#shared/take-down/bring-back-dialog.tsx';
import { ReleaseEdit } from './release-edit.tsx';
import { TakeDownButton } from './take-down-button.tsx';

/**
 * Release actions: edit, confirm or restore, withdraw with a reason, take down as harmful.
 * Delete asks the user to type the version.
 */
export const ReleaseActions = ({ mod, release }: { mod: StaffMod; release: StaffRelease }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const deletion = useStaffMutation('release_delete_failed');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const params = { mod: mod.id, id: release.id };
  const lock = { updated_at: mod.updated_at };
  const clear = () => runAction('clearRelease', { params, body: lock });
  const remove = async (close: () => void) => {
    if ((await deletion.runAction('deleteRelease', { params })) !== undefined) close();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {release.verdict === 'clear' || release.taken_down ? null : (
        <ActionButton
          label={release.verdict === 'pending' ? 'console.releases.confirm' : 'console.releases.bring_back'}
          variant="contained"
          disabled={isBusy}
          onClick={() => void clear()}
          icon={<CheckIcon />}
        />
      )}
      <DialogButton
        label="ra.action.edit"
        variant="outlined"
        icon={<EditIcon />}
        dialog={(close) => <ReleaseEdit mod={mod} release={release} onClose={close} />}
      />
      {release.verdict === 'refused' ? null : (
        <ActionButton
          label="console.releases.withdraw"
          variant="outlined"
          onClick={() => setWithdrawing(true)}
          icon={<VisibilityOffIcon />}
        />
      )}
      <TakeDownButton
        isHidden={release.taken_down}
        modId={mod.id}
        releaseId={release.id}
        name={`${mod.title} ${release.version}`}
        releases={[release]}
        others={mod.status === 'approved' ? mod.releases.filter(({ id }) => id !== release.id) : null}
      />
      {release.taken_down ? (
        <DialogButton
          label="console.releases.bring_back"
          color="inherit"
          icon={<CheckIcon />}
          dialog={(close) => (
            <BringBackDialog
              version={release.version}
              isBusy={isBusy}
              onConfirm={() => void clear().then(close)}
              onClose={close}
            />
          )}
        />
      ) : null}
      <DialogButton
        label="console.action.remove"
        color="error"
        variant="outlined"
        icon={<DeleteIcon />}
        dialog={(close) => (
          <TypedConfirm
            title={translate('console.releases.delete_title', { version: release.version })}
            word={release.version}
            isBusy={deletion.isBusy}
            onConfirm={() => void remove(close)}
            onClose={close}
          >
            {translate('console.releases.delete_help')}
          </TypedConfirm>
        )}
      />
      {/* Outside the withdraw button: a colleague's decision hides the button, but must not discard the reason. */}
      {isWithdrawing ? (
        <ReasonDialog
          id={`mods/${mod.id}/releases/${release.id}/withdrawal`}
          title={translate('console.releases.withdraw_title', { version: release.version })}
          help={translate('console.releases.withdraw_help')}
          confirmLabel="console.releases.withdraw"
          onSubmit={({ text }) => runAction('withdrawRelease', { params, body: { reason: text, ...lock } })}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </Stack>
  );
};
