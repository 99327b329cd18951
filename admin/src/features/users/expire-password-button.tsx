import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import { Confirm, useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Expires the password of an account. The member must set a new password through a reset e-mail. */
export const ExpirePasswordButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  if (!user.can.expire_password) return null;
  return (
    <DialogButton
      size="medium"
      variant="outlined"
      icon={<LockResetIcon />}
      label="console.users.expire_password.button"
      dialog={(close) => (
        <Confirm
          isOpen
          title={translate('console.users.expire_password.title', { name: user.display_name })}
          content={translate('console.users.expire_password.text')}
          confirm={translate('console.users.expire_password.button')}
          loading={isBusy}
          onConfirm={() => void runAction('expirePassword', { params: { uid: user.id } }).then(close)}
          onClose={close}
        />
      )}
    />
  );
};
