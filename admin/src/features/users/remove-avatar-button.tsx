import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import HideImageIcon from '@mui/icons-material/HideImageOutlined';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Removes an account's picture at once and permanently. Hidden without a picture or permission. */
export const RemoveAvatarButton = ({ user }: { user: AdminUserCard }) => {
  const { runAction, isBusy } = useStaffMutation();
  if (!user.can.remove_avatar || user.avatar_url === null) return null;
  return (
    <DialogButton
      size="medium"
      variant="outlined"
      icon={<HideImageIcon />}
      label="console.users.avatar.button"
      dialog={(close) => (
        <StaffReasonDialog
          texts="console.users.avatar"
          name={user.display_name}
          isBusy={isBusy}
          runAction={async (reason) => {
            const call = { params: { uid: user.id }, body: { reason } };
            if (await runAction('adminRemoveAvatar', call)) close();
          }}
          onClose={close}
        />
      )}
    />
  );
};
