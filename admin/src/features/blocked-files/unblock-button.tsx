import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

/** Unblocks a file after a confirmation. The toast offers undo. */
export const UnblockButton = ({ file }: { file: AdminBlockedFile }) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  const { runAction, isBusy } = useStaffMutation();
  if (!canCall('adminDeleteBlockedFile')) return null;
  const unblock = async (close: () => void) => {
    if (await runAction('adminDeleteBlockedFile', { params: { id: file.id } })) close();
  };
  return (
    <DialogButton
      color="error"
      icon={<DeleteIcon />}
      label="console.blocked_files.unblock"
      dialog={(close) => (
        <ActionDialog
          title={translate('console.blocked_files.unblock_title', { name: file.name })}
          action={translate('console.blocked_files.unblock')}
          color="error"
          isDisabled={isBusy}
          onConfirm={() => void unblock(close)}
          onClose={close}
        >
          <DialogContentText>{translate('console.blocked_files.unblock_help')}</DialogContentText>
        </ActionDialog>
      )}
    />
  );
};
