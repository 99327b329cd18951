import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Removes an account's picture at once and permanently. */
export const AvatarDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const { runAction } = useStaffMutation();
  return (
    <StaffReasonDialog
      id={`users/${user.id}/avatar`}
      texts="console.users.avatar"
      name={user.display_name}
      runAction={(reason) => runAction('adminRemoveAvatar', { params: { uid: user.id }, body: { reason } })}
      onClose={onClose}
    />
  );
};
