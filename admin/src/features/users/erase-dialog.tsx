import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { useRedirect } from 'react-admin';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Deletes an account at its owner's request. Asks for the reason and the username. */
export const EraseDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const redirect = useRedirect();
  const { runAction } = useStaffMutation();
  const { isTyped, field } = useTypedWord(user.username);
  return (
    <StaffReasonDialog
      id={`users/${user.id}/erase`}
      texts="console.users.erase"
      name={user.display_name}
      isDisabled={!isTyped}
      runAction={(reason) =>
        runAction('adminEraseUser', { params: { uid: user.id }, body: { reason } }, { refetch: false })
      }
      onDone={() => {
        onClose();
        redirect('list', 'users');
      }}
      onClose={onClose}
    >
      {field}
    </StaffReasonDialog>
  );
};
