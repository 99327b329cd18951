import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import NoEncryptionIcon from '@mui/icons-material/NoEncryptionOutlined';
import { Confirm, useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Removes all second factors of an account, for a person who lost them. */
export const ResetFactorsButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  if (!(user.can.reset_factors && user.has_factor)) return null;
  return (
    <DialogButton
      size="medium"
      variant="outlined"
      icon={<NoEncryptionIcon />}
      label="console.users.reset_factors.button"
      dialog={(close) => (
        <Confirm
          isOpen
          title={translate('console.users.reset_factors.title', { name: user.display_name })}
          content={translate('console.users.reset_factors.text')}
          confirm={translate('console.users.reset_factors.button')}
          loading={isBusy}
          onConfirm={() => void runAction('resetFactors', { params: { uid: user.id } }).then(close)}
          onClose={close}
        />
      )}
    />
  );
};
