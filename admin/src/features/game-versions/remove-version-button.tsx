import type { AdminGameVersion } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

/** Removes a version from the offered ones after a confirmation. The toast offers undo. */
export const RemoveVersionButton = ({ version: { id, content_type, version } }: { version: AdminGameVersion }) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  const { runAction, isBusy } = useStaffMutation();
  if (!canCall('adminDeleteGameVersion')) return null;
  const remove = async (close: () => void) => {
    if (await runAction('adminDeleteGameVersion', { params: { id } })) close();
  };
  const name = `${version} · ${translate(`console.game_versions.edition.${content_type}`)}`;
  return (
    <DialogButton
      color="error"
      aria-label={`${translate('console.game_versions.remove')} ${name}`}
      icon={<DeleteIcon />}
      label="console.game_versions.remove"
      dialog={(close) => (
        <ActionDialog
          title={translate('console.game_versions.remove_title', { name })}
          action={translate('console.game_versions.remove')}
          color="error"
          isDisabled={isBusy}
          onConfirm={() => void remove(close)}
          onClose={close}
        >
          <DialogContentText>{translate('console.game_versions.remove_help')}</DialogContentText>
        </ActionDialog>
      )}
    />
  );
};
