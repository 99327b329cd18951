import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { useRedirect } from 'react-admin';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Deletes an account at its owner's request. Asks for the reason and the username. */
export const EraseDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
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
