import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Confirm, useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Revokes all sessions of an account. The member must sign in again. */
export const RevokeButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  if (!user.can.revoke) return null;
  return (
    <DialogButton
      size="medium"
      variant="outlined"
      icon={<LogoutIcon />}
      label="console.users.revoke.button"
      dialog={(close) => (
        <Confirm
          isOpen
          title={translate('console.users.revoke.title', { name: user.display_name })}
          content={translate('console.users.revoke.text')}
          confirm={translate('console.users.revoke.button')}
          loading={isBusy}
          onConfirm={() => void runAction('revokeSessions', { params: { uid: user.id } }).then(close)}
          onClose={close}
        />
      )}
    />
  );
};
