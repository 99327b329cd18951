import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { useRedirect } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

const EraseDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const redirect = useRedirect();
  const { runAction, isBusy } = useStaffMutation();
  const { isTyped, field } = useTypedWord(user.username);
  const erase = async (reason: string) => {
    const call = { params: { uid: user.id }, body: { reason } };
    const data = await runAction('adminEraseUser', call, { refetch: false });
    if (data === undefined) return;
    onClose();
    redirect('list', 'users');
  };
  return (
    <StaffReasonDialog
      texts="console.users.erase"
      name={user.display_name}
      isBusy={isBusy || !isTyped}
      runAction={erase}
      onClose={onClose}
    >
      {field}
    </StaffReasonDialog>
  );
};

/** Deletes an account at its owner's request. Asks for the reason and the username. Hidden without permission. */
export const EraseButton = ({ user }: { user: AdminUserCard }) =>
  user.can.erase ? (
    <DialogButton
      size="medium"
      variant="outlined"
      color="error"
      icon={<PersonRemoveIcon />}
      label="console.users.erase.button"
      dialog={(close) => <EraseDialog user={user} onClose={close} />}
    />
  ) : null;
